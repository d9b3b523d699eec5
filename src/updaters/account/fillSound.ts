import { claimTabLock } from '#lib/tabLock.ts';
import { playTone } from '#lib/tone.ts';

const LOCK = 'fill sound';
/** Tabs hear of one block within this time. */
const HELD_MS = 3000;

/** A tone in one of the tabs that hear of the same fills; the others stay silent. */
export const soundOnce = async (play: () => Promise<void> = playTone): Promise<void> => {
  const release = await claimTabLock(LOCK);
  if (!release) return;
  setTimeout(release, HELD_MS);
  await play();
};
