/** A few short sounds, made when they are wanted: no file is loaded for them. */

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const bell = (pitch: number, at: number): Note => ({ pitch, at, lasts: 0.9, shape: 'sine', loud: 0.12 });
const knock = (pitch: number, at: number): Note => ({ pitch, at, lasts: 0.07, shape: 'triangle', loud: 0.1 });

/** A ship's bell for one's turn, wood on wood for a move, three bells for the end. */
const SOUNDS = {
  turn: [bell(659, 0), bell(880, 0.16)],
  move: [knock(196, 0), knock(147, 0.03)],
  over: [bell(523, 0), bell(659, 0.18), bell(784, 0.36)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof SOUNDS;

/** Milliseconds after which a sound no longer belongs to what was seen. */
const LATE = 500;

let context: AudioContext | undefined;

export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  const asked = performance.now();
  // Browsers keep silent until somebody has touched the page; what was to be heard till then is not made up for.
  await context.resume();
  if (performance.now() - asked < LATE) for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(on: AudioContext, { pitch, at, lasts, shape, loud }: Note): void {
  const begin = on.currentTime + at;
  const tone = new OscillatorNode(on, { type: shape, frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}
