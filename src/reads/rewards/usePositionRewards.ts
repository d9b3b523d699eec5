import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { env } from '#config/env.ts';
import { collectedMoves, collectedRewards, type RewardSource } from '#domain/rewards/positionRewards.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import type { Position } from '#stores/positions.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useFarmList } from '../farms/useFarmList.ts';
import { useFarmStates } from '../farms/useFarmStates.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useFoundMoves } from './useFoundMoves.ts';

export interface PositionReward {
  readonly token: Token;
  readonly collected: bigint | undefined;
  readonly pending: bigint | undefined;
}

export interface PositionRewards {
  readonly rewards: readonly PositionReward[];
  readonly status: SearchStatus;
}

interface KnownSource extends RewardSource {
  /** Rewards that can be claimed now, raw units, in the order of `rewardTokens`. */
  readonly pending: readonly (bigint | undefined)[];
}

const useMiningSource = (account: Address | undefined, { mining }: Position): readonly KnownSource[] => {
  const staking = mining && env.lpStaking;
  const first = valueOf(useRead(staking && lpMining.rewardToken.read(staking), ONCE));
  const second = valueOf(useRead(staking && lpMining.secondToken.read(staking), ONCE));
  const pending = valueOf(useRead(staking && account && lpStaking.pending.read(staking, mining.pid, account)));
  if (!staking || !first || !second) return [];
  const hasSecond = second !== ZERO_ADDRESS && second !== first;
  return [
    {
      contract: staking,
      pid: mining.pid,
      rewardTokens: hasSecond ? [first, second] : [first],
      pending: [pending?.[0], pending?.[1]],
    },
  ];
};

const useFarmSources = (account: Address | undefined, { pool }: Position): readonly KnownSource[] => {
  const { farms } = useFarmList();
  const own = useStableList(farms.filter(({ stakingToken }) => stakingToken === pool.pair));
  const states = useFarmStates(own, account);
  return own.map(({ address, rewardTokens }, i) => ({
    contract: address,
    pid: undefined,
    rewardTokens,
    pending: rewardTokens.map((_, n) => states[i]?.rewards[n]?.earned),
  }));
};

const sumOf = (amounts: readonly (bigint | undefined)[]): bigint | undefined =>
  amounts.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0n);

const useSources = (account: Address | undefined, position: Position) => {
  const [mining, farms] = [useMiningSource(account, position), useFarmSources(account, position)];
  const sources = [...mining, ...farms];
  const tokens = usePoolTokens(useStableList([...new Set(sources.flatMap(({ rewardTokens }) => rewardTokens))]));
  return { sources, tokens };
};

export interface PositionClaims {
  /** Transfers of the rewards, newest first; undefined if one may belong to another pool. */
  readonly claims: readonly RewardMove[] | undefined;
  readonly tokens: ReadonlyMap<Address, Token>;
  /** Claims may be missing until the search is complete. */
  readonly status: SearchStatus;
}

export const usePositionClaims = (account: Address | undefined, position: Position): PositionClaims | undefined => {
  const { status, moves } = useFoundMoves(account);
  const { sources, tokens } = useSources(account, position);
  return sources.length === 0
    ? undefined
    : { status, tokens, claims: collectedMoves(moves, sources, position.pool.pair) };
};

export const usePositionRewards = (account: Address | undefined, position: Position): PositionRewards | undefined => {
  const { status, moves } = useFoundMoves(account);
  const { sources, tokens } = useSources(account, position);
  const collected = collectedRewards(moves, sources, position.pool.pair);
  if (sources.length === 0) return undefined;
  return {
    status,
    rewards: [...tokens].map(([address, token]) => ({
      token,
      collected: collected?.get(address),
      pending: sumOf(
        sources.flatMap(({ rewardTokens, pending }) =>
          rewardTokens.flatMap((rewardToken, i) => (rewardToken === address ? [pending[i]] : [])),
        ),
      ),
    })),
  };
};
