import { env } from '#config/env.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { dueFromVault } from '#domain/mining/rewards.ts';
import { payableOf } from '#domain/mining/vault.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { usePoolNames } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useMiningPools } from '#reads/mining/useMiningPools.ts';
import { useMiningProgramme, type MiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates, type MiningPoolState } from '#reads/mining/usePoolStates.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { noClaims, type ClaimsHook, type RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

/** Computed for the next block; undefined while unknown. */
const fundingOf = (
  { vault, terms }: MiningProgramme,
  { pool, supply }: MiningPoolState,
  block: number | undefined,
): RewardClaim['funding'] =>
  vault && terms && pool && supply !== undefined && block !== undefined
    ? { ...vault, takes: dueFromVault(terms, pool, supply, BigInt(block) + 1n) }
    : undefined;

const blockedBy = ({ isPaused }: MiningProgramme, funding: RewardClaim['funding']): RewardClaim['blocked'] => {
  if (isPaused === true) return 'paused';
  return funding && funding.takes > payableOf(funding) ? 'vaultShort' : undefined;
};

interface Earning {
  readonly pid: bigint;
  readonly lpToken: Address;
  readonly state: MiningPoolState | undefined;
}

const rewardsOf = (
  { rewardToken, secondToken }: MiningProgramme,
  state: MiningPoolState | undefined,
): RewardClaim['rewards'] | undefined => {
  const [first = 0n, second = 0n] = state?.pending ?? [];
  const paid: readonly (readonly [Token | undefined, bigint])[] = [
    [rewardToken, first],
    [secondToken, second],
  ];
  const rewards = paid.flatMap(([token, amount]) => (token && amount > 0n ? [{ token, amount }] : []));
  return rewards.length > 0 ? rewards : undefined;
};

const claimOf = (
  programme: MiningProgramme,
  { pid, lpToken, state }: Earning,
  name: string,
  block: number | undefined,
): RewardClaim | undefined => {
  const { staking, rewardToken, secondToken } = programme;
  const rewards = rewardsOf(programme, state);
  if (!rewards || !state || !rewardToken) return undefined;
  const poolToken = poolTokenAt(lpToken);
  const funding = fundingOf(programme, state, block);
  const secondReward = rewards.some(({ token }) => token === secondToken) ? secondToken : undefined;
  return {
    id: `liquidity:${pid}`,
    programme: declaration,
    name,
    rewards,
    blocked: blockedBy(programme, funding),
    funding,
    plan: planMining({
      act: 'claimRewards',
      staking,
      pid,
      poolToken,
      pool: name,
      amount: 0n,
      reward: rewardToken,
      secondReward,
      pending: state.pending,
    }),
  };
};

const hookOf = (staking: Address): ClaimsHook =>
  function useOwnClaims(account) {
    const programme = useMiningProgramme(staking);
    const { pools, isComplete } = useMiningPools(staking, programme.length, account);
    const staked = useStableList(
      pools.flatMap(({ pid, lpToken, staked: own = 0n }) => (account && own > 0n ? [{ pid, lpToken }] : [])),
    );
    const states = usePoolStates(staking, staked, account);
    const nameOf = usePoolNames(useStableList(staked.map(({ lpToken }) => lpToken)));
    const { number } = useBlock();
    const earning = staked.map((entry, index): Earning => ({ ...entry, state: states[index] }));
    const isRead = earning.every(({ state }) => state?.pending !== undefined) && programme.rewardToken !== undefined;
    const claims = earning.flatMap(
      (entry) => claimOf(programme, entry, nameOf(entry.lpToken) ?? shortenAddress(entry.lpToken), number) ?? [],
    );
    const isFunded = claims.every(({ funding }) => funding !== undefined);
    return { claims, isComplete: account === undefined || (isComplete && isRead && isFunded) };
  };

export const useClaims = env.lpStaking ? hookOf(env.lpStaking) : noClaims;
