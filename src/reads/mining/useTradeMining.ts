import { useMemo } from 'react';
import { swapMining } from '#chain/abis/swapMining.ts';
import { miningRules } from '#config/miningRules.ts';
import { rules } from '#config/rules.ts';
import { tradeRewardsDue, tradeVaultAt, type TradePool, type TradeTerms } from '#domain/mining/tradeMining.ts';
import { payableOf, type Vault, type VaultSource } from '#domain/mining/vault.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountCalls } from '../calls/useAccountCalls.ts';
import { useBlock } from '../calls/useBlock.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useVaultBalance, useTradeTerms } from './useTradeTerms.ts';
import { decodedValue } from '../calls/decodedValue.ts';

export interface TradePoolState {
  readonly pid: bigint;
  readonly pool: TradePool;
  readonly own: bigint | undefined;
  readonly reward: bigint | undefined;
}

export interface TradeMining {
  readonly terms: TradeTerms | undefined;
  readonly rewardToken: Token | undefined;
  readonly targetToken: Token | undefined;
  readonly pools: readonly TradePoolState[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
  readonly vault: (Vault & VaultSource) | undefined;
  readonly claimable: bigint | undefined;
  /** Amount that the vault would pay for a claim in the next block. */
  readonly claimTakes: bigint | undefined;
  readonly isClaimShort: boolean;
  readonly block: bigint | undefined;
}

interface TradePools {
  readonly pools: readonly TradePoolState[];
  readonly isComplete: boolean;
}

/** The contract reports a reward only to the account as the caller. Pools without trades are skipped. */
const usePools = (mining: Address | undefined, count: number, account: Address | undefined): TradePools => {
  const pids = useMemo(() => Array.from({ length: count }, (_, pid) => BigInt(pid)), [count]);
  const infos = useCalls(mining ? pids.map((pid) => swapMining.poolInfo.call(mining, pid)) : []);
  const owns = useCalls(mining && account ? pids.map((pid) => swapMining.userInfo.call(mining, pid, account)) : []);
  const quantities = useMemo(() => owns.map((entry) => decodedValue(entry, swapMining.userInfo.decode)), [owns]);
  const traded = useMemo(() => pids.filter((_, i) => (quantities[i] ?? 0n) > 0n), [pids, quantities]);
  const rewards = useAccountCalls(
    account,
    useMemo(() => (mining ? traded.map((pid) => swapMining.getUserReward.call(mining, pid)) : []), [mining, traded]),
  );
  return useMemo(() => {
    const rewardOf = (pid: bigint, own: bigint | undefined): bigint | undefined =>
      own === 0n ? 0n : decodedValue(rewards[traded.indexOf(pid)], swapMining.getUserReward.decode)?.[0];
    const pools = pids.flatMap((pid, i): readonly TradePoolState[] => {
      const pool = decodedValue(infos[i], swapMining.poolInfo.decode);
      const own = quantities[i];
      return pool ? [{ pid, pool, own, reward: rewardOf(pid, own) }] : [];
    });
    const isWaiting = infos.some(({ status }) => status === 'loading' || status === 'idle');
    return { pools, isComplete: !isWaiting || pools.length === count };
  }, [pids, infos, quantities, traded, rewards, count]);
};

const sumOf = (parts: readonly (bigint | undefined)[]): bigint | undefined =>
  parts.reduce<bigint | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0n,
  );

export const useTradeMining = (mining: Address | undefined, account: Address | undefined): TradeMining => {
  const length = useRead(mining && swapMining.poolLength.read(mining), rules.pools.miningBlocks);
  const reward = valueOf(useRead(mining && swapMining.rewardToken.read(mining), ONCE));
  const target = valueOf(useRead(mining && swapMining.targetToken.read(mining), ONCE));
  const tokens = usePoolTokens(
    useMemo(() => [reward, target].filter((entry) => entry !== undefined), [reward, target]),
  );
  const terms = useTradeTerms(mining);
  const vaultBalance = useVaultBalance(mining, reward);
  const known = valueOf(length);
  const count = known === undefined ? 0 : Math.min(Number(known), miningRules.maxTradePools);
  const { pools, isComplete } = usePools(mining, count, account);
  const { number } = useBlock();
  const block = number === undefined ? undefined : BigInt(number);
  return useMemo(() => {
    const vault =
      vaultBalance && terms && block !== undefined
        ? tradeVaultAt(
            vaultBalance,
            terms,
            pools.map(({ pool }) => pool),
            block,
          )
        : undefined;
    const claimed = pools.filter(({ own = 0n }) => own > 0n);
    const due =
      terms && block !== undefined
        ? claimed.reduce((sum, { pool }) => sum + tradeRewardsDue(terms, pool, block + 1n), 0n)
        : undefined;
    const isListed = known !== undefined && isComplete;
    return {
      terms,
      rewardToken: reward && tokens.get(reward),
      targetToken: target && tokens.get(target),
      pools,
      isComplete: isListed,
      isFailed: known === undefined && length.status === 'failed',
      vault,
      claimable:
        account && isListed && BigInt(pools.length) === known ? sumOf(pools.map((pool) => pool.reward)) : undefined,
      claimTakes: due,
      isClaimShort: vault !== undefined && due !== undefined && due > payableOf(vault),
      block,
    };
  }, [terms, vaultBalance, block, pools, isComplete, known, length.status, reward, target, tokens, account]);
};
