import { useMemo } from 'react';
import { swapMining } from '#chain/abis/swapMining.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';

export const useListedTokens = (
  mining: Address,
  tokens: readonly Address[],
): ReadonlyMap<Address, boolean | undefined> => {
  const listed = useCalls(
    tokens.map((token) => swapMining.isWhitelist.call(mining, token)),
    rules.pools.miningBlocks,
  );
  return useMemo(
    () =>
      new Map(
        tokens.map((token, i) => [token, valueOf(mapLoadable(listed[i] ?? idle, swapMining.isWhitelist.decode))]),
      ),
    [tokens, listed],
  );
};
