import { useMemo } from 'react';
import { swapMining } from '#chain/abis/swapMining.ts';
import type { TradeTerms } from '#domain/mining/tradeMining.ts';
import type { VaultSource } from '#domain/mining/vault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';
import { useVaultSource } from '../vaults/useVaultSource.ts';

export const useTradeTerms = (mining: Address | undefined): TradeTerms | undefined => {
  const perBlock = valueOf(useRead(mining && swapMining.tokenPerBlock.read(mining)));
  const totalAllocPoint = valueOf(useRead(mining && swapMining.totalAllocPoint.read(mining)));
  return useMemo(
    () => (perBlock === undefined || totalAllocPoint === undefined ? undefined : { perBlock, totalAllocPoint }),
    [perBlock, totalAllocPoint],
  );
};

export const useVaultBalance = (mining: Address | undefined, token: Address | undefined): VaultSource | undefined => {
  const payer = valueOf(useRead(mining && swapMining.vault.read(mining)));
  return useVaultSource(token, payer, mining);
};
