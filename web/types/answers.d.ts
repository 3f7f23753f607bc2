// Written by types/write.js from docs/api/openapi.yaml. Change that.

export type Money = string;

export type Post =
  | 'patron'
  | 'dealer'
  | 'floorperson'
  | 'supervisor'
  | 'pit-manager'
  | 'shift-manager'
  | 'cage'
  | 'surveillance'
  | 'auditor'
  | 'regulator'
  | 'administrator';

export type Card = string;

/** a fraction, exactly */
export type Exact = { numerator?: string; denominator?: string };

/** Problem details (RFC 9457). The refusal of a table also names its provisions and clauses; the refusal of a submission lists its objections. */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  /** what was wrong, what is allowed, what to do */ detail: string;
  /** the provisions that refuse, the closest first */ because?: string[];
  /** where the table's document says so */ clauses?: string[];
  /** the document */ regulation?: string | null;
  /** what the command lacks, if it would be accepted with that */ missing?: import('./messages.js').Missing;
  approved?: false;
  objections?: Objection[];
};

export type Name = { name: string };

/** the browser's PublicKeyCredential as its toJSON gives it, in place of a password */
export type PasskeyAnswer = Record<string, unknown>;

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn */
export type PasskeyRequest = {
  challenge: string;
  timeout?: number;
  rpId: string;
  /** the signer's passkeys; empty for signing in and for another signer */ allowCredentials?: Record<string, unknown>[];
  userVerification: 'required';
};

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn */
export type PasskeyCreation = {
  rp: Record<string, unknown>;
  user: Record<string, unknown>;
  challenge: string;
  pubKeyCredParams: Record<string, unknown>[];
  timeout?: number;
  excludeCredentials?: Record<string, unknown>[];
  authenticatorSelection?: Record<string, unknown>;
  attestation?: string;
};

export type PasskeySignIn = { name: string; passkey: PasskeyAnswer };

export type PasskeySigning = {
  /** where the signed request goes, such as /slips/7/signatures */ path: string;
  /** the body of that request, without signer and passkey */ body: Record<string, unknown>;
  signer?: SignerName;
};

export type NewPasskey = { /** a name for its owner, up to 60 characters */ label: string; passkey: PasskeyAnswer };

export type OwnPassword = { password: string };

export type Passkeys = {
  /** the page at which passkeys work */ origin?: string;
  /** why they work nowhere, if they do not */ unavailable?: string;
  passkeys: { id: string; label: string; madeAt: string; usedAt?: string }[];
};

export type Credentials = { name: string; password: string };

export type FirstAdministrator = { /** the code that the casino printed when it started */ code: string; name: string; password: string };

export type ChosenPassword = {
  /** the current password; a guest has none */ old?: string;
  /** 10 to 128 characters; not the name, and not a common password */ password: string;
};

export type ChosenPin = { /** 6 to 8 digits, neither all the same nor in order */ pin: string; /** your password */ password: string };

export type NewPost = {
  post:
    | 'dealer'
    | 'floorperson'
    | 'supervisor'
    | 'pit-manager'
    | 'shift-manager'
    | 'cage'
    | 'surveillance'
    | 'auditor'
    | 'regulator'
    | 'administrator';
  ownPassword: AdministratorsPassword;
};

export type Ending = { reason: string; ownPassword: AdministratorsPassword };

export type Proven = { ownPassword: AdministratorsPassword };

/** the password of the administrator who asks; a session alone is not enough */
export type AdministratorsPassword = string;

export type NewStaff = {
  name: string;
  /** the first one of the new account */ password: string;
  post:
    | 'dealer'
    | 'floorperson'
    | 'supervisor'
    | 'pit-manager'
    | 'shift-manager'
    | 'cage'
    | 'surveillance'
    | 'auditor'
    | 'regulator'
    | 'administrator';
  ownPassword: AdministratorsPassword;
};

export type NewTable = {
  /** letters, digits and dashes */ id: string;
  /** the submission's if left out */ name?: string;
  pit?: string;
  dealing: 'automatic' | 'sealed' | 'real-cards';
  /** the id of a kept submission, or the YAML text */ submission: string;
};

export type Submission = { /** the id of a kept submission, or the YAML text */ submission: string };

export type KeptSubmission = {
  id: string;
  name: string;
  regulation: string;
  by: string;
  at: string;
  /** the YAML text; not in the list */ submission?: string;
};

export type Submissions = { submissions: KeptSubmission[] };

export type Reason = { reason: string };

/** pieces by denomination, such as {"100.00": 20}; they make the amount */
export type Chips = Record<string, number>;

export type SaidOfAnEvent = { kind: 'seen' | 'taken' | 'note'; /** of a note */ words?: string };

export type NewHandover = { words: string };

export type OpenItem = {
  kind: 'slip' | 'count' | 'call';
  table?: string;
  /** the kind and number of a slip, the number of a closing, or who called */ words: string;
};

export type Handover = { id: string; at: string; who: string; words: string; open: OpenItem[]; readBy?: string; readAt?: string };

export type Handovers = { open: OpenItem[]; handovers: Handover[] };

export type CashCall = {
  /** with $ before the name for a patron without an account */ patron: string;
  direction: 'in' | 'out';
  threshold: Money;
  since: string;
  takenBy?: string;
  takenAt?: string;
};

export type CashCalls = { day: string; calls: CashCall[] };

export type TakenCashCall = { day: string; patron: string; direction: 'in' | 'out'; threshold: Money };

export type CashMove = { at: string; /** cage, or the id of a table */ where: string; direction: 'in' | 'out'; amount: Money };

export type CashPatron = { patron: string; in: Money; out: Money; moves: CashMove[] };

export type Cash = { day: string; patrons: CashPatron[]; calls: CashCall[] };

export type Tray = { tray: Money; chips?: Chips; password?: Proof; passkey?: PasskeyAnswer; pin?: Pin; signer?: SignerName };

export type Counted = { counted: Money; chips?: Chips; password?: Proof; passkey?: PasskeyAnswer; pin?: Pin; signer?: SignerName };

export type NewSlip = {
  kind: 'fill' | 'credit';
  amount: Money;
  chips?: Chips;
  password?: Proof;
  passkey?: PasskeyAnswer;
  pin?: Pin;
  signer?: SignerName;
};

export type Order = {
  /** one of the table's `orders`, as websocket.md has it */ command: Record<string, unknown>;
  password?: Proof;
  passkey?: PasskeyAnswer;
  pin?: Pin;
  signer?: SignerName;
};

export type Signature = { password?: Proof; passkey?: PasskeyAnswer; pin?: Pin; signer?: SignerName };

/** the signer's password, unless there is a passkey; a session alone is not enough */
export type Proof = string;

/** the signer's PIN, in place of the password */
export type Pin = string;

/** the person who signs, if not the person who is signed in */
export type SignerName = string;

export type PreviewedCommand = { /** a correction as messages.yaml has it */ command: Record<string, unknown> };

export type PreviewedHands = { /** faces; down for a card that is not up */ player: string[]; banker: string[] };

export type Preview = {
  now: PreviewedHands;
  after: PreviewedHands;
  /** calls that are made again */ again: string[];
  /** the irregularity that the right face makes of a third card */ mishap?: string;
  /** what is due then */ due?: string;
  money: { spot: string; wager: string; amount: string; toThePatron: boolean }[];
};

export type NewShoe = { /** what the floor calls the shoe, up to 40 characters */ name: string };

export type ReadingShoe = {
  name: string;
  /** when it was given its key */ at: string;
  /** who gave it */ by: string;
  /** the key, in the answer that makes it */ key?: string;
};

export type ReadingShoes = { shoes: ReadingShoe[] };

export type ShoeHeard = {
  /** the number of the line */ n: number;
  /** whether the table takes the faces from the shoe */ reads: boolean;
  /** why it does not */ because?: string;
};

export type Crew = { /** the names of the dealers, in the order in which they signed on */ crew: string[] };

export type CageMoney = {
  amount: Money;
  means: 'cash' | 'cheque' | 'transfer' | 'chips';
  reason: string;
  password?: Proof;
  passkey?: PasskeyAnswer;
  pin?: Pin;
  signer?: SignerName;
};

export type Complaint = { amount: Money; reason: string; password?: Proof; passkey?: PasskeyAnswer; pin?: Pin; signer?: SignerName };

export type Slip = {
  id: string;
  /** in the order of the house, without a gap */ number: number;
  chips?: Chips;
  kind: 'opening' | 'closing' | 'fill' | 'credit' | 'order' | 'deposit' | 'withdrawal' | 'complaint' | 'coupon';
  table?: string;
  patron?: string;
  amount: Money;
  means?: 'cash' | 'cheque' | 'transfer' | 'chips';
  reason?: string;
  /** of an order */ command?: Record<string, unknown>;
  askedBy: string;
  signatures: string[];
  at: string;
  doneAt?: string;
  withdrawnBy?: string;
  /** what the books had when the table was closed */ books?: Money;
  /** what was counted less the books, below zero if it was short */ difference?: string;
  /** why the count differs, in the words of a signer */ explanation?: string;
  explainedBy?: string;
};

export type Slips = { slips: Slip[] };

export type House = {
  /** undecided: an older casino that has not been told; its cage pays nothing out */ kind: 'play' | 'money' | 'undecided';
  /** whether anyone may walk in */ guests: boolean;
  /** the zone of the house's clocks, such as America/New_York; times in answers are in UTC */ timeZone: string;
  /** the hour at which a gaming day begins by these clocks */ dayBegins: number;
  /** the page at which passkeys work, if they do */ passkeys?: string;
};

export type NewHouse = { kind: 'play' | 'money' };

export type NewCoupon = {
  /** a patron who is at the table */ patron: string;
  /** what one person issues within 24 hours above the setting coupon-limit takes two signatures */ value: string;
  reason: string;
  password?: Proof;
  passkey?: PasskeyAnswer;
  pin?: Pin;
  signer?: SignerName;
};

export type NoticeText = { text: string };

export type Notice = {
  id: string;
  pit: string;
  kind: string;
  text: string;
  given: string;
  /** thirty minutes later */ effective: string;
  by: string;
};

export type Pits = { pits: { pit?: string; tables?: Record<string, unknown>[]; notices?: Notice[] }[] };

export type ShiftHour = { /** by the house's clock; the other shifts follow every eight hours */ hour: number };

export type DayReport = {
  by: string;
  house: string;
  from: string;
  to: string;
  /** the only table that counts */ table?: string;
  rows: DayRow[];
};

export type DayRow = {
  name: string;
  rounds: number;
  roundsAnHour?: string;
  hoursOpen: string;
  handle: string;
  drop: string;
  win: string;
  hold?: string;
  vigorish: string;
  /** how much more vigorish patrons owe after these rounds than before */ owed: string;
  /** the win without corrections and with the vigorish that is owed */ compared: string;
  theoretical: string;
  deviation: string;
  z?: string;
  /** of a win as far off or further, on its side */ chance?: string;
  /** whether the chance was counted; else it is that of a normal distribution */ exact?: boolean;
  alarm?: 'none' | 'amber' | 'red';
  /** in how many times a win this far off comes once by chance */ times?: number;
  words?: string;
  /** of rows by hour or shift: this one and those before it, together */ soFar?: {
    compared: string;
    theoretical: string;
    deviation: string;
  };
};

export type TableReport = {
  /** whether these are play chips or money */ house: 'play' | 'money' | 'undecided';
  from: string;
  to: string;
  tables: Record<string, unknown>[];
};

export type Rounds = { rounds: Record<string, unknown>[] };

/** a round with its cards, the total on each area, calls, steps, clauses, and wagers, settlement and chips: for staff those of all patrons, for a patron their own */
export type Round = Record<string, unknown>;

export type Health = { status: 'ok'; program: Program };

export type Privacy = {
  name: string;
  /** the name that others at a table see; without one they see the seat */ shown?: string;
  erasureAskedAt?: string;
};

export type Shown = { /** a name that no one else has, or empty for the seat alone */ shown: string };

export type Erasures = { erasures: { name: string; askedAt: string }[] };

export type PersonExport = {
  name: string;
  guest: boolean;
  shown?: string;
  erasureAskedAt?: string;
  account: Money;
  /** begunAt and seenAt of each */ sessions: Record<string, unknown>[];
  /** label, madeAt and usedAt of each */ passkeys: Record<string, unknown>[];
  /** at, amount, with and memo of each */ postings: Record<string, unknown>[];
  /** the rounds in which the patron had a wager */ rounds: Record<string, unknown>[];
  /** the limits the patron set, in cents or minutes, and until when they are kept out */ limits: Record<string, unknown>;
  /** by log, the id that stands there for the patron */ idsInLogs: Record<string, unknown>;
};

export type Chain = {
  log: string;
  right: boolean;
  checked?: number;
  /** the last event that is shown, or the first that is wrong */ event?: number;
  head?: string;
  detail?: string;
};

export type HouseKeys = {
  /** the name of the house in everything it signs */ house: string;
  /** the key in force, as name+id+base64 (C2SP signed-note) */ key: string;
  keys: { number: number; since: string; key: string }[];
  /** signed notes, by each key and the next */ handovers: string[];
};

export type Checkpoints = { checkpoints: Checkpoint[] };

export type Checkpoint = {
  log: string;
  /** how many lines, the header included */ size: number;
  /** when the house signed it */ at: string;
  /** the signed note (C2SP tlog-checkpoint) */ checkpoint: string;
};

export type Consistency = { log: string; from: number; to: number; proof: string[] };

export type Inclusion = { log: string; line: number; size: number; path: string[] };

export type SignificantEvents = { significant: SignificantEvent[] };

export type SignificantEvent = {
  id: number;
  at: string;
  kind: string;
  who: string;
  table?: string;
  detail: SignificantDetail;
  notes?: NoteOfAnEvent[];
};

export type NoteOfAnEvent = { at: string; who: string; kind: 'seen' | 'taken' | 'note'; words: string };

export type SignificantDetail = {
  words: string;
  log?: string;
  /** of the log */ event?: number;
  /** the round under way, else the last */ round?: number;
  /** where one was required */ reason?: string;
  /** a patron's chips, what was owed, or the tray */ before?: Money;
  after?: Money;
};

export type Member = {
  name: string;
  post: Post;
  guest: boolean;
  /** what a patron has at the cage */ account?: Money;
  /** what the house is for */ house?: 'play' | 'money' | 'undecided';
  /** how many passkeys the person has */ passkeys?: number;
  /** until when the session is a display, if it is one */ display?: string;
  /** whether a member of staff has a PIN to sign with */ pin?: boolean;
  /** the password was given out and another has to be chosen first */ oneTime?: boolean;
  /** the floor sent the patron home */ stoppedAt?: string;
  /** the account is over */ endedAt?: string;
  /** a one-time password; only in the answer that gives it */ password?: string;
};

export type Account = {
  name: string;
  post: Post;
  guest: boolean;
  account: Money;
  /** what the house is for */ house?: 'play' | 'money' | 'undecided';
  postings: { at: string; amount: Money; /** the other account */ with: string; memo: string }[];
};

export type OwnLimit = {
  /** dollars and cents, or minutes; missing without a limit */ value?: string;
  later?: { /** missing where there will be no limit */ value?: string; from: string };
};

export type OwnLimits = {
  /** when you signed in */ since: string;
  limits: { deposit: OwnLimit; loss: OwnLimit; time: OwnLimit; reminder: OwnLimit };
  /** the last 24 hours */ day: { deposited: Money; result: Money; minutes: number };
};

export type NewLimit = {
  limit: 'deposit' | 'loss' | 'time' | 'reminder';
  /** dollars and cents for deposit and loss, 1 to 1440 minutes for time and reminder, empty for none */ value: string;
};

export type NewAway = { for: 'day' | 'week' | 'month' | 'half-year' | 'year' | 'five-years' | 'for-good' };

export type KeptOut = { until: string; /** from half a year on */ exclusion: boolean };

export type OwnResults = { since: string; rounds: number; minutes: number; staked: Money; result: Money; vigorish: Money };

export type OwnAccount = { account: Money };

export type People = { people: Member[] };

export type Tables = { /** the house's own time */ at: string; tables: Table[] };

export type PayTables = {
  decks: number;
  /** by the Banker's Point Count from 0 to 7, the values of the Player's third card on which the Banker's Hand draws */ bankerDraws: number[][];
  wagers: {
    wager: string;
    /** the share of a stake that the house keeps on average from a full shoe */ houseEdge: number;
    /** the lines of the pay table, the highest first; empty where there is one payout */ lines: {
      /** such as win-by-9, one-pair or tie-hand */ line: string;
      toOne?: number;
      amount?: Money;
      meter?: string;
      /** of the meter */ share?: string;
    }[];
  }[];
};

export type Table = {
  id: string;
  name: string;
  pit: string;
  regulation: string;
  /** the title of the regulation */ document: string;
  /** who deals */ dealing: string;
  /** for staff of a casino in several processes: HOST:PORT of the process that leads the table */ process?: string;
  /** the commands that take two signatures here */ orders?: string[];
  seats: number;
  /** back lines behind the seats */ lines: number;
  /** how many rounds without a wager a shoe may have */ freeHands?: number;
  /** chips are not tracked: the table has no patrons and takes no wagers */ resultsOnly: boolean;
  smallestChip: Money;
  decks: number;
  /** a wager on offer is decided by suits, so a dealer of real cards enters them; otherwise ranks will do */ suits: boolean;
  ez: boolean;
  curator: boolean;
  /** patrons may turn cards */ squeeze?: boolean;
  /** the rate */ vigorish?: string;
  /** vigorish is marked and collected later */ marked?: boolean;
  /** the filed procedure for a machine, preshuffled cards or a continuous shuffler, where there is one */ procedure?: string;
  /** the least number of cards from either end */ cutDepth?: number;
  /** the least number of cards behind the cover card */ coverCard?: number;
  /** how the document has a dealer handle the cards, in the words of its options */ byHand: {
    shuffle: 'five-steps' | 'three-dealers' | 'plain';
    spread: 'fans' | 'columns';
    firstLook: 'first-patron' | 'first-patrons';
    coverCards: 'from-the-bottom' | 'from-the-back';
  };
  /** the share of a House Money payout that may be pressed, in hundredths of a percent */ pressed?: number;
  /** the combinations posted for Royal 9 at each chair, from chair 1 on, such as [Ks9h, Qs9h, Js9h] */ chairs?: string[][];
  /** where Must Hit is on offer */ mustHit?: { reset: Money; ceiling: Money };
  wagers: { wager: string; min?: Money; max?: Money; /** what it pays to one, where that is one figure or two */ toOne?: number[] }[];
  /** parts of the view of messages.yaml; only staff see the people in seats */ now: {
    phase: import('./messages.js').Phase;
    shoe: import('./messages.js').Shoe;
    results: import('./messages.js').Result[];
    meters: Record<string, import('./messages.js').Money>;
    areas: import('./messages.js').Area[];
    seats: import('./messages.js').Seated[];
    /** the number of viewers */ watchers?: number;
    clock?: import('./messages.js').Clock;
    /** where the patron who asks sits; only in the list */ you?: { places: import('./messages.js').Spot[]; chips: Money };
  };
  /** the Rules Submission; not in the list */ submission?: string;
  /** what is done about each mishap; not in the list */ remedies?: {
    mishap: import('./messages.js').Mishap;
    remedy: import('./messages.js').Remedy;
    because: string[];
    clauses: string[];
    regulation: string;
  }[];
};

export type Command = {
  /** a retry with the same id and command gets the first answer and has no second effect; another command under the same id is refused with 409 */ id: string;
  /** the commands of websocket.md */ command: Record<string, unknown>;
};

export type Accepted = { accepted: true; /** the number of the first event that the command caused */ first: number; last: number };

export type Regulations = { regulations: { id: string; title: string; clauses: number }[] };

export type Terms = {
  regulation: string;
  /** the keys of a Rules Submission that the document leaves to the licensee; a wager that it permits has its key there, such as wagers.dragon-7 */ keys: string[];
  /** for each permitted shuffle, into how many equal batches its decks are divided */ batches: Record<string, number>;
  terms: {
    /** a key of the Rules Submission, or a procedure that the document prescribes */ about: string;
    acceptable: string;
    /** what holds if the submission leaves it out */ unsaid?: string;
    clauses: string[];
  }[];
};

export type Examples = { examples: { id: string; /** YAML */ submission: string }[] };

export type Clauses = {
  regulation: string;
  clauses: {
    regulation: string;
    path: string;
    kind: 'enforced' | 'prompted' | 'configured' | 'layout' | 'physical' | 'heading';
    gist: string;
    provisions: string[];
    /** that show it */ tests: string[];
    shown: boolean;
    parts: { part?: string; kind?: string; gist?: string; tests?: string[]; shown?: boolean }[];
    /** why a physical clause is outside */ reason?: string | null;
    /** words of the clause that nothing in the program covers */ notCovered?: { words: string; because: string }[];
  }[];
};

export type Readings = { readings: Reading[] };

export type Reading = {
  number: number;
  title: string;
  gist: string;
  /** the clauses it is about */ where: string[];
  /** the page; not in the list */ markdown?: string;
};

export type Objection = { clause: string | null; message: string; /** the key */ at: string; line: number };

/** what the document permits and what loses money */
export type Warning = { /** the key */ at: string; message: string };

export type Review = {
  regulation: string | null;
  approved: boolean;
  objections: Objection[];
  /** empty while there are objections */ warnings: Warning[];
  /** of an approved submission */ name?: string;
  houseEdges?: { wager: string; houseEdge: number }[];
};

/** the rules of a submission or of the example of a regulation; without either, every wager of the documents */
export type OddsQuestion = {
  /** YAML */ submission?: string;
  /** the id of a document */ regulation?: string;
  decks?: number;
  /** how many of each card, as in {"9h": 8} */ shoe?: Record<string, number>;
  without?: Card[];
  known?: { player?: Card[]; banker?: Card[] };
  ez?: boolean;
  tie?: string;
  vigorish?: string;
  /** of the Dragon Bonus */ payTable?: 'A' | 'B' | 'C';
  /** for vigorish that is rounded */ stake?: Money;
  /** that wagers on Royal 9 */ seat?: number;
  /** what meters show */ meters?: Record<string, Money>;
};

export type Odds = { cards: number; wagers: WagerOdds[]; covariances: Covariance[] };

export type WagerOdds = {
  wager: string;
  ev: Exact;
  houseEdge: number;
  standardDeviation: number;
  outcomes: { outcome: string; probability: Exact; pays: number }[];
  /** House Money taken and pressed; see cli.md */ strategies?: Record<string, unknown>;
  /** fixed awards and meters; see cli.md */ royal9?: Record<string, unknown>;
};

export type Covariance = { wagers?: string[]; covariance?: Exact };

export type Removals = { cards: number; removals: Removal[] };

export type Removal = { /** a rank, or a card where Royal 9 is on offer */ card: string; effects: { wager?: string; ev?: Exact }[] };

export type PrintedSubmission = {
  /** YAML */ submission: string;
  as?: 'document' | 'card' | 'sign' | 'layout' | 'training';
  paper?: 'a4' | 'letter';
};

/** give a submission or a regulation */
export type ReportQuestion = {
  /** YAML */ submission?: string;
  /** the id of a document */ regulation?: string;
  form?: 'html' | 'json';
  stake?: Money;
  seat?: number;
  meters?: Record<string, Money>;
};

export type Report = {
  warnings: Warning[];
  regulation: string;
  name: string;
  /** of the submission */ sha256: string;
  decks: number;
  cards: number;
  wagers: WagerOdds[];
  covariances: Covariance[];
  removals: Removal[];
  stakes: { stake?: Money; houseEdge?: number }[];
  program: Program;
};

/** the program that answers */
export type Program = {
  version: string;
  /** the source it was built from */ commit: string | null;
  /** whether the source was just that commit */ clean: boolean;
  java: string;
  /** of the lines that sha256sum prints for the jars; null where it runs from classes */ sha256: string | null;
  jars: { name: string; sha256: string }[];
};

export type SimulationQuestion = {
  /** YAML */ submission?: string;
  /** the id of a document */ regulation?: string;
  /** no more shoes than can be played in a hundred million rounds */ shoes?: number;
  /** a whole number of 64 bits, as text */ seed?: string;
  /** a way to wager in place of a unit on everything, as baccarat simulate --strategy */ strategy?: string;
  /** the units a session of a strategy begins with */ bankroll?: number;
  /** the shoes of a session of a strategy */ session?: number;
};

export type Simulations = { simulations: Simulation[] };

/** one simulation runs at a time, twenty wait, at most three of one person; results are kept until the casino stops */
export type Simulation = {
  id: string;
  state: 'waiting' | 'playing' | 'done' | 'cancelled' | 'failed';
  seed: string;
  /** if one is played */ strategy?: string;
  shoes: number;
  shoesPlayed: number;
  roundsPlayed: number;
  /** as baccarat simulate --json; see cli.md */ result?: Record<string, unknown>;
};
