// Written by types/write.js from docs/api/messages.yaml. Change that.

export type Message = Welcome | Frame | Answer | Peeled | Beat;

/** an amount such as 25.00 */
export type Money = string;

/** a card such as 9h, or 9 where its suit was not entered */
export type Card = string;

/** a seat such as 3, or a back line such as line-3 */
export type Spot = string;

/** 32 bytes */
export type Hex = string;

/** RFC 3339 in UTC */
export type Time = string;

export type Winner = 'player' | 'banker' | 'tie';

/** who acts at a table */
export type Post = 'patron' | 'dealer' | 'floorperson' | 'supervisor' | 'surveillance';

/** the table as it stands */
export type Welcome = {
  type: 'welcome';
  table: string;
  /** the number of the last event */ n: number;
  /** whether the frames that were missed came before it */ resumed: boolean;
  view: View;
  you?: You;
};

/** what one command brought about */
export type Frame = { type: 'frame'; table: string; n: number; events: Event[]; changed: Changed; you?: You };

/** to a command */
export type Answer = {
  type: 'answer';
  id: string;
  accepted: boolean;
  /** the number of its first event */ first?: number;
  last?: number;
  /** why it was refused */ detail?: string;
  /** the provisions that refuse */ because?: string[];
  clauses?: string[];
  regulation?: string;
  missing?: Missing;
  /** the same command may be sent again */ again?: boolean;
};

/** somebody else pulls at a card that lies face down */
export type Peeled = { type: 'peel'; table: string; place: Place; from: From; far: number };

/** what somebody at the table sends */
export type Sent = Asking | Peel | Ready | NewShoe | Beat;

export type Asking = { type: 'command'; id: string; command: Command };

export type Peel = { type: 'peel'; place: Place; from: From; far: number };

/** a patron does not need the rest of the time for wagers or for the result, or does again */
export type Ready = { type: 'ready'; ready: boolean };

/** a patron who plays alone asks for another shoe */
export type NewShoe = { type: 'new-shoe' };

/** sent to ask whether the other side is there, and answered with the same */
export type Beat = { type: 'beat' };

/** what everybody sees of a table */
export type View = {
  phase: Phase;
  shoe: Shoe;
  seats: Seated[];
  layout: Lying[];
  /** the total on each area */ areas: Area[];
  cards: Cards;
  results: Result[];
  /** the last ten rounds of the shoe, the newest first */ lastRounds: LastRound[];
  /** what each meter of Royal 9 shows */ meters: Record<string, Money>;
  /** the link over which the table shares its meters with others; left out where it has its own */ link?: { name: string };
  won: WonMeter[];
  clock: Clock;
  /** the floor has stopped the table */ stopped: boolean;
};

/** the parts of the view that are other than before, each as a whole */
export type Changed = {
  phase?: Phase;
  shoe?: Shoe;
  seats?: Seated[];
  layout?: Lying[];
  /** the total on each area */ areas?: Area[];
  cards?: Cards;
  results?: Result[];
  /** the last ten rounds of the shoe, the newest first */ lastRounds?: LastRound[];
  /** what each meter of Royal 9 shows */ meters?: Record<string, Money>;
  /** the link over which the table shares its meters with others; left out where it has its own */ link?: { name: string };
  won?: WonMeter[];
  clock?: Clock;
  /** the floor has stopped the table */ stopped?: boolean;
};

export type Phase = {
  name: PhaseName;
  /** who is asked */ seat?: Spot;
  /** the hand that is turned */ side?: Side;
  /** where the next card goes */ place?: Place;
  /** what is done with the cards */ duty?: Duty;
  mishap?: Mishap;
  remedy?: Remedy;
  /** the card in error */ card?: Card;
  /** the cards of an idle table are prepared */ idle?: true;
  /** a patron asked for them face up */ faceUp?: boolean;
  /** the other batch of a machine is spread too */ otherBatch?: boolean;
};

export type Shoe = { number: number; round: number; freeHands: number; coverCard: Cover; curator?: Spot; seal?: Seal; choices: Choices };

export type Seal = { shoe: number; root: Hex; stage: Stage; pledges: Pledge[]; shares: Share[]; withheld: Spot[]; cuts: Cut[] };

export type Share = { seat: Spot; nonce: Hex };

/** where each card was committed follows from it */
export type Cut = { /** 0 is the dealer */ seat: number; position: number; shares: CutShare[]; pledges?: CutPledge[] };

export type CutShare = { seat: number; nonce: Hex };

export type CutPledge = { seat: number; pledge: Hex };

/** counts over the table's log */
export type Choices = {
  sealed: number;
  /** cuts by the house alone */ alone: number;
  withheld: number;
  recut: number;
  givenUp: number;
  last?: GivenUp;
};

/** a sealed shoe that was given up */
export type GivenUp = { shoe: number; rounds: number; role: Post; who?: string; reason?: string };

/** a patron at the table; for strangers the places alone */
export type Seated = { patron?: string; simulated?: boolean; leaving?: boolean; rack?: Money; places: Taken[] };

/** a place that is taken */
export type Taken = { spot: Spot; /** marked vigorish */ owed?: Money; overdue?: boolean };

/** a wager on the layout */
export type Lying = { spot: Spot; wager: Wager; stake: Money; coupon?: Money; pressed?: Money };

export type Area = { wager: Wager; total: Money };

export type Cards = {
  laid: Laid[];
  round?: number;
  kind?: Kind;
  playerTurnedBy?: Spot;
  bankerTurnedBy?: Spot;
  /** in a round, the Point Counts of the open cards of each hand that was called */ counts?: { PLAYER?: number; BANKER?: number };
  /** in a round, which hand draws and why, once the table has come to it */ rulings?: Ruling[];
  result?: CalledResult;
};

/** whether a hand draws a third card */
export type Ruling = { side: Side; draws: boolean; /** of its first two cards */ count: number; because: string[]; clauses: string[] };

/** the result of a round, once it is called */
export type CalledResult = {
  winner: Winner;
  /** what else it is called */ named?: string;
  /** the result for the roads; it joins `results` when the cards are cleared */ road?: Result;
};

export type LastRound = {
  /** counted from the first round of the shoe */ number: number;
  winner: Winner;
  player: HandOfARound;
  banker: HandOfARound;
};

export type HandOfARound = { count: number; cards: Card[] };

export type Laid = { place: Place; seen: Seen; /** once it is up */ face?: Card };

/** of a round, for the roads */
export type Result = {
  winner: Winner;
  player: number;
  banker: number;
  playerCards: number;
  bankerCards: number;
  playerPair: boolean;
  bankerPair: boolean;
};

/** a progressive that was won in the last round */
export type WonMeter = { meter: Meter; spot: Spot; amount: Money };

export type Clock = {
  kind: 'NONE' | 'BETTING' | 'SQUEEZE' | 'CHOICE';
  /** after which something happens by itself */ until?: Time;
  /** while wagers are open, the places of patrons who are ready for the cards; while a result lies there, of those who are ready for the next round */ ready?: Spot[];
};

/** what is this person's; empty once a patron has left */
export type You = {
  steps?: Step[];
  rack?: Money;
  coupons?: Coupons;
  lifted?: Lifted[];
  houseMoney?: HouseMoneyOffer;
  tray?: Money;
  drop?: Money;
  /** what the dealer says at the call that is due */ call?: string;
  settlement?: Settlement;
  /** by place, the side House Money is pressed onto, or nothing to be paid */ presses?: Record<string, string>;
  spoken?: Spoken[];
  burned?: Card;
  /** how many cards follow it */ burn?: number;
  /** ranks of the Player's third card */ bankerDrawsOn?: string[];
  /** how many cards are in the shoe; for staff alone */ left?: number;
  /** why the floor has stopped the table; for staff alone */ stopped?: string;
  shoe?: ReadingShoe;
  /** the places with a Royal 9 wager */ mustHit?: Spot[];
  remedies?: Remedies;
};

/** a shoe that reads the cards of the table; for staff alone */
export type ReadingShoe = {
  /** whether faces come from it */ reads: boolean;
  /** why the dealer enters them */ because?: string;
  /** how many cards have left it that are not on record yet */ waiting: number;
};

/** what is due or allowed */
export type Step = {
  command: CommandName;
  /** what the command has to say */ about?: string;
  required: boolean;
  by: Post[];
  patron?: string;
  words: string;
  because: string[];
  clauses: string[];
  /** how many cards it shows; for staff alone */ faces?: number;
};

/** a patron's own by value; for staff everybody's, at each place where one could lie */
export type Coupons = (Money | HeldCoupon)[];

export type HeldCoupon = { spot: Spot; value: Money; /** the wagers there that take it */ beside: Wager[] };

/** a card that this patron alone has looked at */
export type Lifted = { place: Place; face: Card };

/** what a patron can do with House Money that has won */
export type HouseMoneyOffer = { spot: Spot; /** what the patron takes if nothing is pressed */ pays: Money; hands: PressedHand[] };

export type PressedHand = { onto: Side; /** what lies on that hand then */ lies: Money };

export type Settlement = {
  /** how many of the steps are done */ taken: number;
  steps: SettlementStep[];
  losers: Losers;
  /** in the dealer's order */ payments: Payment[];
  sums: PaymentSums;
};

/** what the losing wagers come to, and at which places */
export type Losers = { amount: Money; spots: Spot[] };

/** all payments of the settlement together */
export type PaymentSums = { pay: Money; vigorish: Money };

/** what is handed over at one place in one go; a Royal 9 award is a payment of its own */
export type Payment = {
  spot: Spot;
  award: boolean;
  pay: Money;
  vigorish: Money;
  /** the vigorish is marked and not taken */ marked: boolean;
  /** before the payout */ vigorishFirst: boolean;
  /** what is marked at the place once it is done */ box: Money;
  /** wagers that push */ returned: Money;
  /** House Money that goes onto a hand */ pressed: Money;
  /** those that are paid */ wagers: Wager[];
  done: boolean;
};

export type SettlementStep = {
  spot: Spot;
  wager: Wager;
  action: Action;
  amount: Money;
  /** it belongs to a Royal 9 award */ award: boolean;
};

/** a wager by word */
export type Spoken = { spot: Spot; wager: Wager; cash: Money };

export type Remedies = { now: Remedied; /** by mishap */ after: Record<string, Remedied> };

/** the layout as it is, or once a remedy is carried out */
export type Remedied = {
  /** faces; down for a card that is not up, card for the one in error */ player: string[];
  banker: string[];
  wagers: Money;
  round?: Kind;
  /** where the card in error goes */ goes?: 'BANKER' | 'NEXT_HAND' | 'SIMULATED_ROUND' | 'DISCARDS' | 'DISCARDS_AND_ONE_MORE';
  voided?: true;
  shoeEnds?: true;
};

/** what every event has around its own fields; strangers have no role, who and transfers */
export type Told = {
  n: number;
  at: Time;
  role?: Post;
  who?: string;
  event: EventName;
  /** a sentence */ words: string;
  because: string[];
  clauses: string[];
  transfers?: Transfer[];
  /** of the cards that it faced */ proofs?: Proof[];
};

export type Proof = { /** in the shoe */ place: number; leaf: number; card: Card; salt: string; path: Hex[] };

export type Action = 'COLLECT' | 'PAY' | 'VIGORISH' | 'MARK' | 'RETURN' | 'PRESS' | 'AWARD';

export type Call =
  | 'PLACE_YOUR_WAGERS'
  | 'NO_MORE_BETS'
  | 'CARDS'
  | 'PLAYER_COUNT'
  | 'BANKER_COUNT'
  | 'PLAYER_THIRD_CARD'
  | 'BANKER_THIRD_CARD'
  | 'RESULT'
  | 'LAST_HAND';

export type CommandName =
  | 'AcceptCut'
  | 'AcceptShoe'
  | 'AcceptTheRight'
  | 'AddNonce'
  | 'ApplyRemedy'
  | 'AskFaceUp'
  | 'AskForAFreeHand'
  | 'AskForASpread'
  | 'BurnFirst'
  | 'BurnRest'
  | 'BuyIn'
  | 'ChoosePress'
  | 'ClearCards'
  | 'ClosePledges'
  | 'CloseReveals'
  | 'CloseTable'
  | 'CollectLosers'
  | 'CollectVigorish'
  | 'Confirm'
  | 'ConfirmSpokenWager'
  | 'CorrectFace'
  | 'CorrectFaceInPlay'
  | 'CorrectPayout'
  | 'CreditTray'
  | 'CutCards'
  | 'DeclineCut'
  | 'DeclineShoe'
  | 'DeclineTheRight'
  | 'DiscardOneMore'
  | 'Draw'
  | 'EndProgressives'
  | 'FillTray'
  | 'GiveUpPlace'
  | 'GiveUpTheRight'
  | 'IssueCoupon'
  | 'Leave'
  | 'Lift'
  | 'MakeCall'
  | 'NameDealer'
  | 'OpenSeal'
  | 'OpenTable'
  | 'OrderOtherDecks'
  | 'OrderPass'
  | 'OrderRecut'
  | 'OrderShuffle'
  | 'PassShoe'
  | 'PayAward'
  | 'PaySpot'
  | 'PlaceCoupon'
  | 'PlaceCoverCard'
  | 'PlaceWager'
  | 'PledgeShare'
  | 'PublishSeal'
  | 'RemoveCoverCard'
  | 'ReportFaceUpInTheShoe'
  | 'ReportLateWager'
  | 'ReportMisplacedCard'
  | 'ReportSurplusCard'
  | 'SettleHouseMoney'
  | 'SpeakWager'
  | 'TakeChipsAway'
  | 'TakePlace'
  | 'TakeTheRightAway'
  | 'TakeVigorishFromTheAccount'
  | 'Turn'
  | 'WithdrawReport'
  | 'WithdrawWager'
  | 'WriteOffDebt'
  | 'WriteOffVigorish';

export type Cover = 'IN' | 'SEEN' | 'OUT' | 'LAST_HAND' | 'DONE';

export type Duty =
  | 'RECEIVE_DECKS'
  | 'INSPECT'
  | 'VERIFY_INSPECTION'
  | 'SPREAD'
  | 'SPREAD_BATCHES_APART'
  | 'LET_THE_FIRST_PATRON_LOOK'
  | 'WASH'
  | 'STACK_BATCHES_APART'
  | 'FOLLOW_THE_PRESHUFFLE_PROCEDURE'
  | 'FOLLOW_THE_MACHINE_PROCEDURE'
  | 'PLUG'
  | 'RIFFLE'
  | 'RIFFLE_AGAIN'
  | 'TURN_AND_RIFFLE'
  | 'STRIP'
  | 'SHUFFLE'
  | 'SHUFFLE_BY_A_SECOND_DEALER'
  | 'SHUFFLE_BY_A_THIRD_DEALER'
  | 'LACE'
  | 'RESHUFFLE'
  | 'VERIFY_THE_FEATHERED_STACK'
  | 'SHUFFLE_BY_MACHINE'
  | 'LOAD_THE_OTHER_BATCH'
  | 'SWAP_BATCHES'
  | 'LOAD_THE_DEVICE'
  | 'LOAD_THE_SHOE'
  | 'SPREAD_IDLE_CARDS'
  | 'CHANGE_DECKS';

export type EventName =
  | 'AwardSetAside'
  | 'Called'
  | 'CardDealt'
  | 'CardGivenToTheBanker'
  | 'CardKept'
  | 'CardLifted'
  | 'CardsBurned'
  | 'CardsCleared'
  | 'CardsCut'
  | 'ChipsBought'
  | 'ChipsTakenAway'
  | 'CouponIssued'
  | 'CoverCardElsewhere'
  | 'CoverCardOut'
  | 'CoverCardPlaced'
  | 'CutAccepted'
  | 'CutDeclined'
  | 'CutMarked'
  | 'DealerNamed'
  | 'DealerTookTheShoe'
  | 'DebtWrittenOff'
  | 'DutyDone'
  | 'FaceCorrected'
  | 'FaceCorrectedInPlay'
  | 'FaceUpAsked'
  | 'FirstCardBurned'
  | 'FreeHandAsked'
  | 'HandTurned'
  | 'HouseMoneySettled'
  | 'IrregularityFound'
  | 'KeptCardsDiscarded'
  | 'LateWagerReturned'
  | 'LeaveBegun'
  | 'MeterRestarted'
  | 'MetersCredited'
  | 'MetersLinked'
  | 'MetersMoved'
  | 'MustHitNotReached'
  | 'MustHitWon'
  | 'NonceAdded'
  | 'OneMoreDiscarded'
  | 'OtherDecksOrdered'
  | 'PatronLeft'
  | 'PayoutCorrected'
  | 'PlaceGivenUp'
  | 'PlaceTaken'
  | 'PledgesClosed'
  | 'PressChosen'
  | 'RecutOrdered'
  | 'ReportWithdrawn'
  | 'RightAccepted'
  | 'RightDeclined'
  | 'RightGivenUp'
  | 'RightTakenAway'
  | 'RoundBegun'
  | 'RoundVoided'
  | 'SealOpened'
  | 'SealPublished'
  | 'SecondCoverCardPlaced'
  | 'Settled'
  | 'SharePledged'
  | 'SharesWithheld'
  | 'ShoeAccepted'
  | 'ShoeDeclined'
  | 'ShoeEnded'
  | 'ShoePassed'
  | 'ShuffleOrdered'
  | 'SpokenWagerConfirmed'
  | 'SpokenWagerLapsed'
  | 'SpreadAsked'
  | 'SurplusCardDiscarded'
  | 'TableClosed'
  | 'TableOpened'
  | 'TrayCredited'
  | 'TrayFilled'
  | 'VigorishCollected'
  | 'VigorishShort'
  | 'VigorishTakenFromTheAccount'
  | 'VigorishWrittenOff'
  | 'WagerCorrected'
  | 'WagerPlaced'
  | 'WagerSpoken'
  | 'WagerWithdrawn'
  | 'WagersReturned';

export type Fate = 'NEXT_HAND' | 'SIMULATED_ROUND';

export type From = 'TOP' | 'TOP_RIGHT' | 'RIGHT' | 'BOTTOM_RIGHT' | 'BOTTOM' | 'BOTTOM_LEFT' | 'LEFT' | 'TOP_LEFT';

export type JudgedAgain = { again: Call[]; moved: boolean; surplus: Surplus[] };

export type Kind = 'PLAYED' | 'FREE' | 'SIMULATED';

export type Meter = 'major' | 'k9-banker' | 'k9-player' | 'star' | 'spade' | 'heart' | 'must-hit';

export type MeterMove =
  { is: 'Credited'; wagers: number } | { is: 'Restarted'; meter: Meter } | { is: 'Seeded' } | { is: 'Won'; meter: Meter; amount: Money };

export type MeterState = { shown: string; reserve: string; seeded: string; contributed: string; paid: string };

export type Mishap =
  'DRAWN_IN_ERROR' | 'THIRD_CARD_NOT_DUE' | 'THIRD_CARD_DISCLOSED' | 'CARD_DISCLOSED' | 'SHOE_RUNS_OUT' | 'CARD_EXPOSED' | 'CARD_MISPLACED';

export type Missing = 'REASON' | 'END_OF_ROUND';

export type PhaseName =
  | 'AcceptingWagers'
  | 'Burning'
  | 'CallingCards'
  | 'CallingCount'
  | 'CallingLastHand'
  | 'CallingResult'
  | 'CallingThirdCard'
  | 'Clearing'
  | 'Closed'
  | 'Covered'
  | 'Covering'
  | 'Cutting'
  | 'Dealing'
  | 'DiscardingOneMore'
  | 'Drawing'
  | 'EndingProgressives'
  | 'Irregular'
  | 'Loaded'
  | 'OfferingCut'
  | 'OfferingShoe'
  | 'Preparing'
  | 'Settling'
  | 'SettlingHouseMoney'
  | 'Turning';

export type Place = 'PLAYER_FIRST' | 'BANKER_FIRST' | 'PLAYER_SECOND' | 'BANKER_SECOND' | 'PLAYER_THIRD' | 'BANKER_THIRD';

export type Placed = { spot: Spot; wager: Wager; stake: Money; coupon: Money; pressed: Money };

export type Pledge = { seat: Spot; pledge: string };

export type Remedy =
  'NEXT_HAND' | 'BANKER_OR_NEXT_HAND' | 'BANKER_OR_DISCARD' | 'BANKER_OR_SIMULATE' | 'SIMULATE' | 'DISCARD' | 'VOID' | 'STAYS' | 'IN_ORDER';

export type Seen = 'DOWN' | 'LIFTED' | 'UP';

export type SettledStep = { spot: Spot; wager: Wager; action: Action; amount: Money; because: string[] };

export type ShoeEnd = 'COVER_CARD' | 'RAN_OUT' | 'FLOORS_ORDER' | 'IDLE' | 'DECKS_TOO_OLD';

export type Side = 'PLAYER' | 'BANKER';

export type Stage = 'PUBLISHED' | 'REVEALING' | 'IN_PLAY' | 'OVER';

export type Surplus = { from: Place; mishap: Mishap; remedy: Remedy };

export type Transfer = { from: string; to: string; amount: Money };

export type Wager =
  'player' | 'banker' | 'tie' | 'dragon-bonus-player' | 'dragon-bonus-banker' | 'dragon-7' | 'panda-8' | 'house-money' | 'royal-9';

export type Event = Told &
  (
    | AwardSetAside
    | Called
    | CardDealt
    | CardGivenToTheBanker
    | CardKept
    | CardLifted
    | CardsBurned
    | CardsCleared
    | CardsCut
    | ChipsBought
    | ChipsTakenAway
    | CouponIssued
    | CoverCardElsewhere
    | CoverCardOut
    | CoverCardPlaced
    | CutAccepted
    | CutDeclined
    | CutMarked
    | DealerNamed
    | DealerTookTheShoe
    | DebtWrittenOff
    | DutyDone
    | FaceCorrected
    | FaceCorrectedInPlay
    | FaceUpAsked
    | FirstCardBurned
    | FreeHandAsked
    | HandTurned
    | HouseMoneySettled
    | IrregularityFound
    | KeptCardsDiscarded
    | LateWagerReturned
    | LeaveBegun
    | MeterRestarted
    | MetersCredited
    | MetersLinked
    | MetersMoved
    | MustHitNotReached
    | MustHitWon
    | NonceAdded
    | OneMoreDiscarded
    | OtherDecksOrdered
    | PatronLeft
    | PayoutCorrected
    | PlaceGivenUp
    | PlaceTaken
    | PledgesClosed
    | PressChosen
    | RecutOrdered
    | ReportWithdrawn
    | RightAccepted
    | RightDeclined
    | RightGivenUp
    | RightTakenAway
    | RoundBegun
    | RoundVoided
    | SealOpened
    | SealPublished
    | SecondCoverCardPlaced
    | Settled
    | SharePledged
    | SharesWithheld
    | ShoeAccepted
    | ShoeDeclined
    | ShoeEnded
    | ShoePassed
    | ShuffleOrdered
    | SpokenWagerConfirmed
    | SpokenWagerLapsed
    | SpreadAsked
    | SurplusCardDiscarded
    | TableClosed
    | TableOpened
    | TrayCredited
    | TrayFilled
    | VigorishCollected
    | VigorishShort
    | VigorishTakenFromTheAccount
    | VigorishWrittenOff
    | WagerCorrected
    | WagerPlaced
    | WagerSpoken
    | WagerWithdrawn
    | WagersReturned
  );

export type AwardSetAside = { event: 'AwardSetAside'; spot: Spot; meter: Meter; amount: Money };

export type Called = { event: 'Called'; call: Call; words: string };

export type CardDealt = { event: 'CardDealt'; place: Place; face?: Card; kept: boolean };

export type CardGivenToTheBanker = { event: 'CardGivenToTheBanker'; card?: Card };

export type CardKept = { event: 'CardKept'; fate: Fate; card?: Card; mishap: Mishap };

export type CardLifted = { event: 'CardLifted'; place: Place; face?: Card };

export type CardsBurned = { event: 'CardsBurned'; count: number; shown: Card[] };

export type CardsCleared = { event: 'CardsCleared'; discarded: Card[] };

export type CardsCut = { event: 'CardsCut'; seat?: Spot; depth: number };

export type ChipsBought = { event: 'ChipsBought'; patron: string; amount: Money };

export type ChipsTakenAway = { event: 'ChipsTakenAway'; patron: string; amount: Money };

export type CouponIssued = { event: 'CouponIssued'; patron: string; value: Money; reason: string };

export type CoverCardElsewhere = { event: 'CoverCardElsewhere'; placed: number; cardsLeft: number; reason: string };

export type CoverCardOut = { event: 'CoverCardOut'; cardsLeft: number };

export type CoverCardPlaced = { event: 'CoverCardPlaced'; behind: number };

export type CutAccepted = { event: 'CutAccepted'; seat: Spot };

export type CutDeclined = { event: 'CutDeclined'; seat: Spot };

export type CutMarked = { event: 'CutMarked'; seat?: Spot; depth: number };

export type DealerNamed = { event: 'DealerNamed'; seat: Spot };

export type DealerTookTheShoe = { event: 'DealerTookTheShoe' };

export type DebtWrittenOff = { event: 'DebtWrittenOff'; patron: string; amount: Money; reason: string };

export type DutyDone = { event: 'DutyDone'; duty: Duty };

export type FaceCorrected = { event: 'FaceCorrected'; round: number; place: Place; was: Card; face: Card; reason: string };

export type FaceCorrectedInPlay = {
  event: 'FaceCorrectedInPlay';
  place: Place;
  was: Card;
  face: Card;
  judged: JudgedAgain;
  reason: string;
};

export type FaceUpAsked = { event: 'FaceUpAsked'; patron: string };

export type FirstCardBurned = { event: 'FirstCardBurned'; card: Card };

export type FreeHandAsked = { event: 'FreeHandAsked'; patron: string };

export type HandTurned = { event: 'HandTurned'; side: Side; faces: Card[] };

export type HouseMoneySettled = { event: 'HouseMoneySettled'; spot: Spot; onto?: Side; steps: SettledStep[] };

export type IrregularityFound = { event: 'IrregularityFound'; mishap: Mishap; remedy: Remedy; card?: Card };

export type KeptCardsDiscarded = { event: 'KeptCardsDiscarded'; count: number };

export type LateWagerReturned = { event: 'LateWagerReturned'; spot: Spot; wager: Wager; stake: Money };

export type LeaveBegun = { event: 'LeaveBegun'; patron: string };

export type MeterRestarted = { event: 'MeterRestarted'; meter: Meter; seed: Money };

export type MetersCredited = { event: 'MetersCredited'; wagers: number };

export type MetersLinked = { event: 'MetersLinked'; link: string; move: string; states: Record<string, MeterState> };

export type MetersMoved = { event: 'MetersMoved'; move: string; log: string; number: string; what: MeterMove };

export type MustHitNotReached = { event: 'MustHitNotReached' };

export type MustHitWon = { event: 'MustHitWon'; spot: Spot; amount: Money };

export type NonceAdded = { event: 'NonceAdded'; seat: Spot; nonce: string };

export type OneMoreDiscarded = { event: 'OneMoreDiscarded' };

export type OtherDecksOrdered = { event: 'OtherDecksOrdered'; reason: string };

export type PatronLeft = { event: 'PatronLeft'; patron: string };

export type PayoutCorrected = { event: 'PayoutCorrected'; patron: string; amount: Money; toThePatron: boolean; reason: string };

export type PlaceGivenUp = { event: 'PlaceGivenUp'; patron: string; place: Spot };

export type PlaceTaken = { event: 'PlaceTaken'; patron: string; place: Spot };

export type PledgesClosed = { event: 'PledgesClosed'; pledges: Pledge[] };

export type PressChosen = { event: 'PressChosen'; spot: Spot; onto?: Side };

export type RecutOrdered = { event: 'RecutOrdered'; reason: string };

export type ReportWithdrawn = { event: 'ReportWithdrawn'; mishap: Mishap; card?: Card; reason: string };

export type RightAccepted = { event: 'RightAccepted'; side: Side; seat: Spot };

export type RightDeclined = { event: 'RightDeclined'; side: Side; seat: Spot };

export type RightGivenUp = { event: 'RightGivenUp'; side: Side; seat: Spot };

export type RightTakenAway = { event: 'RightTakenAway'; side: Side; seat: Spot; reason: string };

export type RoundBegun = { event: 'RoundBegun'; number: number; kind: Kind };

export type RoundVoided = { event: 'RoundVoided'; number: number; kind: Kind };

export type SealOpened = { event: 'SealOpened'; root: string; key: string; order: Card[] };

export type SealPublished = { event: 'SealPublished'; root: string };

export type SecondCoverCardPlaced = { event: 'SecondCoverCardPlaced' };

export type Settled = { event: 'Settled'; step: SettledStep };

export type SharePledged = { event: 'SharePledged'; seat: Spot; pledge: string };

export type SharesWithheld = { event: 'SharesWithheld'; seats: Spot[] };

export type ShoeAccepted = { event: 'ShoeAccepted'; seat: Spot };

export type ShoeDeclined = { event: 'ShoeDeclined'; seat: Spot };

export type ShoeEnded = { event: 'ShoeEnded'; end: ShoeEnd };

export type ShoePassed = { event: 'ShoePassed'; reason: string };

export type ShuffleOrdered = { event: 'ShuffleOrdered'; reason: string };

export type SpokenWagerConfirmed = { event: 'SpokenWagerConfirmed'; spot: Spot; wager: Wager; cash: Money };

export type SpokenWagerLapsed = { event: 'SpokenWagerLapsed'; spot: Spot; wager: Wager; cash: Money };

export type SpreadAsked = { event: 'SpreadAsked'; patron: string };

export type SurplusCardDiscarded = { event: 'SurplusCardDiscarded'; card?: Card; oneMoreFollows: boolean };

export type TableClosed = { event: 'TableClosed' };

export type TableOpened = { event: 'TableOpened'; tray: Money };

export type TrayCredited = { event: 'TrayCredited'; amount: Money };

export type TrayFilled = { event: 'TrayFilled'; amount: Money };

export type VigorishCollected = { event: 'VigorishCollected'; spot: Spot; amount: Money; left: Money };

export type VigorishShort = { event: 'VigorishShort'; spot: Spot; left: Money };

export type VigorishTakenFromTheAccount = { event: 'VigorishTakenFromTheAccount'; patron: string; spot: Spot; amount: Money; left: Money };

export type VigorishWrittenOff = { event: 'VigorishWrittenOff'; spot: Spot; amount: Money; reason: string };

export type WagerCorrected = {
  event: 'WagerCorrected';
  patron: string;
  round: number;
  spot: Spot;
  wager: Wager;
  amount: Money;
  toThePatron: boolean;
  reason: string;
};

export type WagerPlaced = { event: 'WagerPlaced'; placed: Placed };

export type WagerSpoken = { event: 'WagerSpoken'; spot: Spot; wager: Wager; cash: Money };

export type WagerWithdrawn = { event: 'WagerWithdrawn'; spot: Spot; wager: Wager };

export type WagersReturned = { event: 'WagersReturned'; placed: Placed[] };

export type Command =
  | AcceptCut
  | AcceptShoe
  | AcceptTheRight
  | AddNonce
  | ApplyRemedy
  | AskFaceUp
  | AskForAFreeHand
  | AskForASpread
  | BurnFirst
  | BurnRest
  | BuyIn
  | ChoosePress
  | ClearCards
  | ClosePledges
  | CloseReveals
  | CloseTable
  | CollectLosers
  | CollectVigorish
  | Confirm
  | ConfirmSpokenWager
  | CorrectFace
  | CorrectFaceInPlay
  | CorrectPayout
  | CreditTray
  | CutCards
  | DeclineCut
  | DeclineShoe
  | DeclineTheRight
  | DiscardOneMore
  | Draw
  | EndProgressives
  | FillTray
  | GiveUpPlace
  | GiveUpTheRight
  | IssueCoupon
  | Leave
  | Lift
  | MakeCall
  | NameDealer
  | OpenSeal
  | OpenTable
  | OrderOtherDecks
  | OrderPass
  | OrderRecut
  | OrderShuffle
  | PassShoe
  | PayAward
  | PaySpot
  | PlaceCoupon
  | PlaceCoverCard
  | PlaceWager
  | PledgeShare
  | PublishSeal
  | RemoveCoverCard
  | ReportFaceUpInTheShoe
  | ReportLateWager
  | ReportMisplacedCard
  | ReportSurplusCard
  | SettleHouseMoney
  | SpeakWager
  | TakeChipsAway
  | TakePlace
  | TakeTheRightAway
  | TakeVigorishFromTheAccount
  | Turn
  | WithdrawReport
  | WithdrawWager
  | WriteOffDebt
  | WriteOffVigorish;

export type AcceptCut = { command: 'AcceptCut' };

export type AcceptShoe = { command: 'AcceptShoe' };

export type AcceptTheRight = { command: 'AcceptTheRight'; side: Side };

export type AddNonce = { command: 'AddNonce'; nonce: string };

export type ApplyRemedy = { command: 'ApplyRemedy'; remedy: Remedy };

export type AskFaceUp = { command: 'AskFaceUp'; spot?: Spot };

export type AskForAFreeHand = { command: 'AskForAFreeHand'; spot?: Spot };

export type AskForASpread = { command: 'AskForASpread'; spot?: Spot };

export type BurnFirst = { command: 'BurnFirst'; card?: Card };

export type BurnRest = { command: 'BurnRest'; shown?: Card[] };

export type BuyIn = { command: 'BuyIn'; patron: string; amount: Money };

export type ChoosePress = { command: 'ChoosePress'; spot: Spot; onto?: Side };

export type ClearCards = { command: 'ClearCards' };

export type ClosePledges = { command: 'ClosePledges' };

export type CloseReveals = { command: 'CloseReveals' };

export type CloseTable = { command: 'CloseTable' };

export type CollectLosers = { command: 'CollectLosers' };

export type CollectVigorish = { command: 'CollectVigorish'; spot: Spot };

export type Confirm = { command: 'Confirm'; duty: Duty };

export type ConfirmSpokenWager = { command: 'ConfirmSpokenWager'; spot: Spot; wager: Wager };

export type CorrectFace = { command: 'CorrectFace'; round: number; place: Place; face: Card; reason: string };

export type CorrectFaceInPlay = { command: 'CorrectFaceInPlay'; place: Place; face: Card; reason: string };

export type CorrectPayout = {
  command: 'CorrectPayout';
  round: number;
  spot: Spot;
  wager: Wager;
  amount: Money;
  toThePatron: boolean;
  reason: string;
};

export type CreditTray = { command: 'CreditTray'; amount: Money };

export type CutCards = { command: 'CutCards'; depth: number };

export type DeclineCut = { command: 'DeclineCut' };

export type DeclineShoe = { command: 'DeclineShoe' };

export type DeclineTheRight = { command: 'DeclineTheRight'; side: Side };

export type DiscardOneMore = { command: 'DiscardOneMore' };

export type Draw = { command: 'Draw'; place: Place; face?: Card; exposed?: boolean };

export type EndProgressives = { command: 'EndProgressives'; mustHit?: Spot };

export type FillTray = { command: 'FillTray'; amount: Money };

export type GiveUpPlace = { command: 'GiveUpPlace'; patron: string; place: Spot };

export type GiveUpTheRight = { command: 'GiveUpTheRight'; side: Side };

export type IssueCoupon = { command: 'IssueCoupon'; patron: string; value: Money; reason: string };

export type Leave = { command: 'Leave'; patron: string };

export type Lift = { command: 'Lift'; place: Place; face?: Card };

export type MakeCall = { command: 'MakeCall'; call: Call };

export type NameDealer = { command: 'NameDealer' };

export type OpenSeal = { command: 'OpenSeal'; key: string; order: Card[] };

export type OpenTable = { command: 'OpenTable'; tray: Money };

export type OrderOtherDecks = { command: 'OrderOtherDecks'; reason: string };

export type OrderPass = { command: 'OrderPass'; reason: string };

export type OrderRecut = { command: 'OrderRecut'; reason: string };

export type OrderShuffle = { command: 'OrderShuffle'; reason: string };

export type PassShoe = { command: 'PassShoe' };

export type PayAward = { command: 'PayAward'; spot: Spot };

export type PaySpot = { command: 'PaySpot'; spot: Spot };

export type PlaceCoupon = { command: 'PlaceCoupon'; spot: Spot; wager: Wager; value: Money };

export type PlaceCoverCard = { command: 'PlaceCoverCard'; behind: number };

export type PlaceWager = { command: 'PlaceWager'; spot: Spot; wager: Wager; stake: Money };

export type PledgeShare = { command: 'PledgeShare'; seat: Spot; pledge: string };

export type PublishSeal = { command: 'PublishSeal'; root: string };

export type RemoveCoverCard = { command: 'RemoveCoverCard'; reason?: string };

export type ReportFaceUpInTheShoe = { command: 'ReportFaceUpInTheShoe'; card?: Card };

export type ReportLateWager = { command: 'ReportLateWager'; spot: Spot; wager: Wager; stake: Money };

export type ReportMisplacedCard = { command: 'ReportMisplacedCard'; laidOn: Place; face?: Card; exposed?: boolean };

export type ReportSurplusCard = { command: 'ReportSurplusCard'; asThePlayersThird: boolean; disclosed?: Card | true };

export type SettleHouseMoney = { command: 'SettleHouseMoney'; spot: Spot };

export type SpeakWager = { command: 'SpeakWager'; spot: Spot; wager: Wager; cash: Money };

export type TakeChipsAway = { command: 'TakeChipsAway'; patron: string; amount: Money };

export type TakePlace = { command: 'TakePlace'; patron: string; place: Spot };

export type TakeTheRightAway = { command: 'TakeTheRightAway'; side: Side; reason: string };

export type TakeVigorishFromTheAccount = { command: 'TakeVigorishFromTheAccount'; patron: string; spot: Spot; amount: Money };

export type Turn = { command: 'Turn'; side: Side; faces?: Card[] };

export type WithdrawReport = { command: 'WithdrawReport'; reason: string };

export type WithdrawWager = { command: 'WithdrawWager'; spot: Spot; wager: Wager };

export type WriteOffDebt = { command: 'WriteOffDebt'; patron: string; reason: string };

export type WriteOffVigorish = { command: 'WriteOffVigorish'; spot: Spot; reason: string };
