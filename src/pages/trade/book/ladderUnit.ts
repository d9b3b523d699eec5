import { useSyncExternalStore } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { createStoredChoice } from '#lib/storedChoice.ts';

/** The token of the market that sizes in the ladder are told in. */
export type LadderUnit = 'base' | 'quote';

const ladderUnit = createStoredChoice<LadderUnit>(storageKeys.ladderUnit, ['base', 'quote']);

/** The unit chosen last at this browser, and how to choose the other one. */
export const useLadderUnit = (): LadderUnit => useSyncExternalStore(ladderUnit.subscribe, ladderUnit.read);

export const switchLadderUnit = (): void => ladderUnit.choose(ladderUnit.read() === 'base' ? 'quote' : 'base');
