import { useSyncExternalStore } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { createStoredChoice } from '#lib/storedChoice.ts';

export type LadderUnit = 'base' | 'quote';

const ladderUnit = createStoredChoice<LadderUnit>(storageKeys.ladderUnit, ['base', 'quote']);

export const useLadderUnit = (): LadderUnit => useSyncExternalStore(ladderUnit.subscribe, ladderUnit.read);

export const switchLadderUnit = (): void => ladderUnit.choose(ladderUnit.read() === 'base' ? 'quote' : 'base');
