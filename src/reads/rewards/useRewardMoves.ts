import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import { paysStakedToken, rewardContracts } from '#config/rewardContracts.ts';
import type { RewardProgramme } from '#config/rewardContracts.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import { moveActions, rewardTotals } from '#domain/rewards/rewardMoves.ts';
import type { MoveAction, RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { rewardMovesStore } from '#stores/rewardMovesStore.ts';
import type { FoundMoves } from '#stores/rewardMovesStore.ts';
import { useFarmContracts } from '../farms/useFarmContracts.ts';
import { useStakedPairs } from '../mining/useStakedPairs.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useTokenDirectory } from '../tokens/useTokenDirectory.ts';
import { useTokens } from '../tokens/useTokens.ts';

/** Unlisted tokens that are looked up: anybody can emit logs of as many as they like. */
const MAX_UNLISTED = 200;

/** A move with what is known of its contract and token. */
export interface RewardRow extends RewardMove {
  readonly action: MoveAction;
  readonly programme: RewardProgramme | undefined;
  readonly asset: Token;
  /** The tokens of the pool whose pool token it is. */
  readonly pool: readonly [Token, Token] | undefined;
}

export interface RewardMoves extends Pick<FoundMoves, 'status' | 'coverage'> {
  /** The newest first: moves of listed tokens and of pool tokens. Others may be made up. */
  readonly rows: readonly RewardRow[];
  /** Raw units of each reward token received so far. */
  readonly totals: readonly { readonly token: Token; readonly amount: bigint }[];
  /** A search that failed goes on at once. */
  readonly retry: () => void;
}

/** All contracts that pay rewards, those of the factory's farms included. */
const useProgrammes = (farms: readonly Address[]): ReadonlyMap<Address, RewardProgramme> =>
  useMemo(
    () =>
      new Map<Address, RewardProgramme>([
        ...farms.map((farm) => [farm, 'farm'] as const),
        ...rewardContracts.map(({ address, programme }) => [address, programme] as const),
      ]),
    [farms],
  );

/** The transfers between an account and the contracts that pay rewards; searched while this is used. */
export const useFoundMoves = (account: Address | undefined): FoundMoves => {
  const { addresses, isSettled } = useFarmContracts();
  useEffect(
    () => (account && isSettled ? rewardMovesStore.watch(account, addresses) : undefined),
    [account, addresses, isSettled],
  );
  const read = useCallback(() => rewardMovesStore.found(account), [account]);
  return useSyncExternalStore(rewardMovesStore.subscribe, read);
};

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The pool tokens among tokens that no list has. */
const usePoolPairs = (tokens: readonly Address[]) => {
  const { own, offered } = useTokenDirectory();
  const unlisted = useMemo(
    () => tokens.filter((token) => !knownToken(token) && !own.has(token) && !offered.has(token)).slice(0, MAX_UNLISTED),
    [tokens, own, offered],
  );
  const pairs = useStakedPairs(unlisted);
  const sides = useMemo(() => [...pairs.values()].flatMap((pair) => (pair ? [pair.token0, pair.token1] : [])), [pairs]);
  const pairTokens = usePoolTokens(sides);
  const poolOf = (pair: ExchangePair | undefined): RewardRow['pool'] => {
    const [first, second] = pair ? [pairTokens.get(pair.token0), pairTokens.get(pair.token1)] : [];
    return first && second ? [first, second] : undefined;
  };
  return { unlisted: new Set(unlisted), pairs, poolOf };
};

/** What went between an account and the contracts that pay rewards, from logs; searched while this is used. */
export const useRewardMoves = (account: Address | undefined): RewardMoves => {
  const { status, coverage, moves } = useFoundMoves(account);
  const programmes = useProgrammes(useFarmContracts().addresses);
  const tokens = useMemo(() => distinct(moves.map(({ token }) => token)), [moves]);
  const { unlisted, pairs, poolOf } = usePoolPairs(tokens);
  const isShown = ({ token }: RewardMove): boolean => !unlisted.has(token) || pairs.get(token) !== undefined;
  const shown = moves.filter(isShown);
  const assets = useTokens(distinct(shown.map(({ token }) => token)));
  const actions = moveActions(
    shown,
    (token) => pairs.get(token) !== undefined,
    (contract) => {
      const programme = programmes.get(contract) ?? 'farm';
      return { paysStake: paysStakedToken.has(programme), burns: programme === 'burn' };
    },
  );
  const rows = shown.flatMap((move, i): readonly RewardRow[] => {
    const [asset, action] = [assets.get(move.token), actions[i]];
    if (!asset || !action) return [];
    return [{ ...move, action, programme: programmes.get(move.contract), asset, pool: poolOf(pairs.get(move.token)) }];
  });
  const totals = [...rewardTotals(shown, actions)].flatMap(([token, amount]) => {
    const asset = assets.get(token);
    return asset ? [{ token: asset, amount }] : [];
  });
  return { status, coverage, rows, totals, retry: rewardMovesStore.retry };
};
