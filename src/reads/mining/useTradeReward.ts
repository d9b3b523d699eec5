import { useMemo } from 'react';
import { swapMining } from '#chain/abis/swapMining.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import {
  rewardForTrade,
  tradeRewardsDue,
  uncountedTrade,
  type TradePool,
  type UncountedTrade,
} from '#domain/mining/tradeMining.ts';
import { payableOf } from '#domain/mining/vault.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useBlock } from '../calls/useBlock.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useToken } from '../tokens/useToken.ts';
import { useVaultBalance, useTradeTerms } from './useTradeTerms.ts';

/** Part of an order that fills at once; `received` in raw units of `output`. */
export interface FilledTrade {
  readonly input: Token;
  readonly output: Token;
  readonly received: bigint;
  readonly maker: Address | undefined;
}

export interface TradeReward {
  /** Raw increase of the claimable reward; undefined while unknown, or if the trade does not count. */
  readonly reward: bigint | undefined;
  readonly token: Token | undefined;
  readonly uncounted: UncountedTrade | undefined;
  /** True if the vault cannot pay, so that the order would revert. */
  readonly isVaultShort: boolean;
}

/** Large enough that rounding does not matter for any typed amount. */
const referenceOf = ({ decimals }: Token): bigint => powerOfTen(Math.min(decimals + 6, 24));

const useQuantity = (mining: Address, { output, received }: FilledTrade): bigint | undefined => {
  const target = valueOf(useRead(swapMining.targetToken.read(mining), ONCE));
  const reference = referenceOf(output);
  const isTarget = target === output.address;
  const requested =
    target && !isTarget ? swapMining.getQuantity.read(mining, output.address, reference, target) : undefined;
  const priced = valueOf(useRead(requested));
  if (isTarget) return received;
  return priced === undefined ? undefined : (priced * received) / reference;
};

const usePool = (
  mining: Address,
  pair: Address,
): { readonly pid: bigint | undefined; readonly pool: TradePool | null | undefined } => {
  const pid = valueOf(useRead(swapMining.pidOf.read(mining, pair), rules.pools.miningBlocks));
  const pool = valueOf(useRead(pid === undefined ? undefined : swapMining.poolInfo.read(mining, pid)));
  return { pid, pool: pool && (pool.pair === pair ? pool : null) };
};

export const useTradeReward = (mining: Address, trade: FilledTrade): TradeReward => {
  const { input, output, maker } = trade;
  const { number } = useBlock();
  const terms = useTradeTerms(mining);
  const rewardToken = valueOf(useRead(swapMining.rewardToken.read(mining), ONCE));
  const isInputListed = valueOf(useRead(swapMining.isWhitelist.read(mining, input.address)));
  const isOutputListed = valueOf(useRead(swapMining.isWhitelist.read(mining, output.address)));
  const { pair } = useMemo(
    () => exchangePair(defaultExchange, input.address, output.address),
    [input.address, output.address],
  );
  const { pid, pool } = usePool(mining, pair);
  const requested = maker && pool && pid !== undefined ? swapMining.userInfo.read(mining, pid, maker) : undefined;
  const own = valueOf(useRead(requested)) ?? (maker ? undefined : 0n);
  const quantity = useQuantity(mining, trade);
  const vaultBalance = useVaultBalance(mining, rewardToken);
  const token = valueOf(useToken(rewardToken));
  const uncounted = uncountedTrade({ isInputListed, isOutputListed, pool, quantity });
  if (uncounted || !terms || !pool || number === undefined)
    return { reward: undefined, token, uncounted, isVaultShort: false };
  const next = BigInt(number) + 1n;
  const counts = isInputListed === true && isOutputListed === true && own !== undefined && quantity !== undefined;
  return {
    reward: counts ? rewardForTrade(terms, pool, { own, traded: quantity }, next) : undefined,
    token,
    uncounted,
    isVaultShort: vaultBalance !== undefined && tradeRewardsDue(terms, pool, next) > payableOf(vaultBalance),
  };
};
