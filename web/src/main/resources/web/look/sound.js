/**
 * The sounds of a table, made here and not recorded: chips, a card, a hand that is turned, a soft win. Apart from the voice, they have a
 * switch of their own. A browser plays nothing before the first click or key.
 */
/** @type {AudioContext | undefined} */
let context = undefined;
let playing = globalThis.localStorage?.getItem('sound') !== 'off';

export function isPlaying() {
  return playing;
}

export function switchSound() {
  playing = !playing;
  localStorage.setItem('sound', playing ? 'on' : 'off');
}

/**
 * A short noise around a pitch: a click, a swish.
 * @param {AudioContext} audio
 * @param {{ pitch: number, length: number, loud: number, at?: number }} how
 */
function noise(audio, { pitch, length, loud, at = 0 }) {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.4 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(audio.currentTime + at);
}

function tone(/** @type {AudioContext} */ audio, /** @type {number} */ pitch, /** @type {number} */ at) {
  const gain = new GainNode(audio, { gain: 0 });
  const from = audio.currentTime + at;
  gain.gain.linearRampToValueAtTime(0.05, from + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + 0.7);
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  source.connect(gain).connect(audio.destination);
  source.start(from);
  source.stop(from + 0.75);
}

const SOUNDS = {
  chips: (/** @type {AudioContext} */ audio) => [0, 0.045].forEach((at) => noise(audio, { pitch: 4200, length: 0.05, loud: 0.25, at })),
  card: (/** @type {AudioContext} */ audio) => noise(audio, { pitch: 1500, length: 0.14, loud: 0.18 }),
  turn: (/** @type {AudioContext} */ audio) => noise(audio, { pitch: 2600, length: 0.09, loud: 0.2 }),
  call: (/** @type {AudioContext} */ audio) => [880, 660, 880].forEach((pitch, index) => tone(audio, pitch, index * 0.22)),
  win: (/** @type {AudioContext} */ audio) => [523, 659, 784].forEach((pitch, index) => tone(audio, pitch, index * 0.11)),
};

export function sound(/** @type {keyof typeof SOUNDS} */ name) {
  if (!playing || !navigator.userActivation?.hasBeenActive) {
    return;
  }
  context ??= new AudioContext();
  SOUNDS[name](context);
}
