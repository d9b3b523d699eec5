const NOTES = [880, 1320] as const;
const NOTE_SECONDS = 0.12;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Plays a tone; silent without the Web Audio API or before a user action. Never rejects. */
export const playTone = async (): Promise<void> => {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    const { currentTime, destination } = context;
    for (const [index, frequency] of NOTES.entries()) {
      const start = currentTime + index * NOTE_SECONDS;
      const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
      const gain = new GainNode(context, { gain: 0 });
      // Fades in and out, because an abrupt end clicks.
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUDNESS, start + NOTE_SECONDS / 4);
      gain.gain.linearRampToValueAtTime(0, start + NOTE_SECONDS);
      oscillator.connect(gain).connect(destination);
      oscillator.start(start);
      oscillator.stop(start + NOTE_SECONDS);
    }
  } catch (cause) {
    console.info('No tone could be played', cause);
  }
};
