import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { heldTokens } from '#stores/heldTokens.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useStableList } from '../calls/useStableList.ts';

const none: readonly Address[] = [];

export const useHeldTokens = (
  account: Address | undefined,
  tokens: readonly Address[],
  search = heldTokens,
): readonly Address[] => {
  const { number } = useBlock();
  const addresses = useStableList(tokens);
  useEffect(() => {
    if (!account || number === undefined) return;
    search.look(account, addresses, Math.floor(number / rules.tokens.heldBlocks));
  }, [search, account, addresses, number]);
  const read = useCallback(() => (account ? search.held(account) : none), [search, account]);
  return useSyncExternalStore(search.subscribe, read);
};
