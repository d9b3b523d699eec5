import { claimTabLock } from '#lib/tabLock.ts';
import { playTone } from '#lib/tone.ts';

const LOCK = 'fill sound';
/** All tabs receive a block within this time. */
const HELD_MS = 3000;

export const soundOnce = async (play: () => Promise<void> = playTone): Promise<void> => {
  const release = await claimTabLock(LOCK);
  if (!release) return;
  setTimeout(release, HELD_MS);
  await play();
};
