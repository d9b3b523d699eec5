import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { swapMining } from '#chain/abis/swapMining.ts';
import type { TradeTerms } from '#domain/mining/tradeMining.ts';
import type { Vault } from '#domain/mining/vault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

/** What all pools of trade mining share. */
export const useTradeTerms = (mining: Address | undefined): TradeTerms | undefined => {
  const perBlock = valueOf(useRead(swapMining.tokenPerBlock, mining && swapMining.tokenPerBlock.call(mining)));
  const totalAllocPoint = valueOf(
    useRead(swapMining.totalAllocPoint, mining && swapMining.totalAllocPoint.call(mining)),
  );
  return useMemo(
    () => (perBlock === undefined || totalAllocPoint === undefined ? undefined : { perBlock, totalAllocPoint }),
    [perBlock, totalAllocPoint],
  );
};

/** What the vault of trade mining holds, and what of it the contract may take. */
export const useTradeMeans = (
  mining: Address | undefined,
  token: Address | undefined,
): Pick<Vault, 'balance' | 'allowance'> | undefined => {
  const vault = valueOf(useRead(swapMining.vault, mining && swapMining.vault.call(mining)));
  const balance = valueOf(useRead(erc20.balanceOf, token && vault && erc20.balanceOf.call(token, vault)));
  const allowance = valueOf(
    useRead(erc20.allowance, token && vault && mining && erc20.allowance.call(token, vault, mining)),
  );
  return useMemo(
    () => (balance === undefined || allowance === undefined ? undefined : { balance, allowance }),
    [balance, allowance],
  );
};
