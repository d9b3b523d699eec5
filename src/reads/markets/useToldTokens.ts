import { useEffect, useSyncExternalStore } from 'react';
import type { Address, Token } from '#domain/tokens/types.ts';
import { lazyStore } from '#lib/lazyStore.ts';
import { dataService } from '#services/dataService/dataService.ts';

const none: ReadonlyMap<Address, Token> = new Map();

const store = lazyStore(dataService && (async () => (await import('#stores/toldTokens.ts')).toldTokens));
const tokensNow = (): ReadonlyMap<Address, Token> => store.read()?.tokens() ?? none;

/**
 * Tokens of all pairs by the data service, for a search by name; requested once a search waits for names
 * (`isWanted`). Shown fields of a token are the chain's.
 */
export const useToldTokens = (isWanted: boolean): ReadonlyMap<Address, Token> => {
  const told = useSyncExternalStore(store.subscribe, tokensNow);
  const toldTokens = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    if (isWanted) toldTokens?.want();
  }, [isWanted, toldTokens]);
  return told;
};
