import { STAKED_PARAMETER } from '#config/paths.ts';
import { env } from '#config/env.ts';
import { missingPoolTokens, type Removal } from '#domain/liquidity/quoteRemoval.ts';
import type { UnstakeState } from '#domain/liquidity/validateRemove.ts';
import { knownVaultShort } from '#domain/mining/vault.ts';
import type { Token } from '#domain/tokens/types.ts';
import { positionView } from '#features/position/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useMiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { Position } from '#stores/positions.ts';
import { planMining } from '#writes/rewards/mining.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import type { RemoveAddress } from './removeAddress.ts';

interface UnstakeQuery {
  readonly address: RemoveAddress;
  readonly position: Position | undefined;
  readonly poolToken: Token | undefined;
  readonly held: bigint | undefined;
}

/** Amounts are raw pool tokens. */
export interface Unstake {
  readonly isIncluded: boolean;
  include(isIncluded: boolean): void;
  /** Pool tokens in the wallet, and staked ones if included; undefined while unknown. */
  readonly available: bigint | undefined;
  readonly rewards: readonly { readonly token: Token; readonly amount: bigint }[] | undefined;
  /** Pool tokens that the wallet lacks for the removal. */
  amountFor(removal: Removal | undefined): bigint;
  stateFor(removal: Removal | undefined): UnstakeState;
  planFor(amount: bigint): TransactionPlan | undefined;
  /** First plans of a transaction that removes more than the wallet has; undefined while the rewards are unknown. */
  plansFor(amount: bigint): readonly TransactionPlan[] | undefined;
}

const useIncluded = (): Unstake['include'] => {
  const [, write] = useUrlParameters();
  return (isIncluded) => write({ [STAKED_PARAMETER]: isIncluded ? '1' : undefined });
};

const availableOf = ({ address, position, held }: UnstakeQuery): bigint | undefined => {
  if (!address.usesStake) return held;
  const staked = position?.holding.staked;
  return held === undefined || staked === undefined ? undefined : held + staked;
};

const rewardsOf = (
  tokens: readonly (Token | undefined)[],
  pending: readonly bigint[],
): NonNullable<Unstake['rewards']> =>
  tokens.flatMap((token, index) => {
    const amount = pending[index] ?? 0n;
    return token && (index === 0 || amount > 0n) ? [{ token, amount }] : [];
  });

export const useUnstake = (query: UnstakeQuery): Unstake => {
  const { address, position, poolToken, held } = query;
  const { account } = useWallet();
  const { number: block } = useBlock();
  const { usesStake } = address;
  const mined = usesStake && position?.mining ? { position, pid: position.mining.pid } : undefined;
  const staking = mined && env.lpStaking;
  const { isPaused, vault, terms, rewardToken: reward, secondToken } = useMiningProgramme(staking);
  const requested = mined && poolToken ? [{ pid: mined.pid, lpToken: poolToken.address }] : [];
  const [shared] = usePoolStates(staking, useStableList(requested), account);
  const canBatch = useBatching(mined !== undefined);
  const pending = shared?.pending;
  const amountFor: Unstake['amountFor'] = (removal) =>
    usesStake && removal && held !== undefined ? missingPoolTokens(removal, held) : 0n;
  const stateFor: Unstake['stateFor'] = (removal) => {
    if (amountFor(removal) === 0n) return 'none';
    if (!mined || !reward || isPaused === undefined || canBatch === undefined) return 'unknown';
    if (isPaused) return 'paused';
    if (knownVaultShort({ vault, terms, shared, block }) === true) return 'vaultShort';
    return canBatch ? 'batched' : 'needed';
  };
  const planFor: Unstake['planFor'] = (amount) =>
    staking && poolToken && reward && amount > 0n
      ? planMining({
          act: 'unstake',
          staking,
          pid: mined.pid,
          poolToken,
          pool: positionView(mined.position).name,
          amount,
          reward,
          secondReward: pending && pending[1] > 0n ? secondToken : undefined,
          pending,
        })
      : undefined;
  return {
    isIncluded: usesStake,
    include: useIncluded(),
    available: availableOf(query),
    rewards: pending && reward && rewardsOf([reward, secondToken], pending),
    amountFor,
    stateFor,
    planFor,
    plansFor: (amount) => {
      if (amount === 0n) return [];
      const plan = pending && planFor(amount);
      return plan && [plan];
    },
  };
};
