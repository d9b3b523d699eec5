import { useCallback, useMemo } from 'react';
import { knownToken } from '#config/tokens/tokens.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { FoundMoves, RewardMovesStore } from '#stores/rewardMovesStore.ts';
import { useStakedPairs } from '../mining/useStakedPairs.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useTokenDirectory } from '../tokens/useTokenDirectory.ts';
import { useTokens } from '../tokens/useTokens.ts';
import { useFoundMoves } from './useFoundMoves.ts';

/** Unlisted tokens that are looked up: anybody can emit logs of as many as they like. */
const MAX_UNLISTED = 200;

export interface KnownMoves extends Pick<FoundMoves, 'status' | 'coverage'> {
  /** The newest first: moves of listed tokens and of pool tokens. Others may be made up. */
  readonly shown: readonly RewardMove[];
  /** Their tokens, as far as they are read. */
  readonly assets: ReadonlyMap<Address, Token>;
  /** The tokens of the pool whose pool token it is; undefined of other tokens. */
  readonly poolOf: (token: Address) => readonly [Token, Token] | undefined;
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Tokens that no list has, and the pairs among them. */
const usePoolPairs = (tokens: readonly Address[]) => {
  const { own, offered } = useTokenDirectory();
  const others = useMemo(
    () => tokens.filter((token) => !knownToken(token) && !own.has(token) && !offered.has(token)),
    [tokens, own, offered],
  );
  const pairs = useStakedPairs(useMemo(() => others.slice(0, MAX_UNLISTED), [others]));
  const sides = useMemo(() => [...pairs.values()].flatMap((pair) => (pair ? [pair.token0, pair.token1] : [])), [pairs]);
  return { unlisted: useMemo(() => new Set(others), [others]), pairs, pairTokens: usePoolTokens(sides) };
};

/** The moves of a store that are worth showing, with their tokens; searched while this is used. */
export const useKnownMoves = (store: RewardMovesStore, account: Address | undefined): KnownMoves => {
  const { status, coverage, moves } = useFoundMoves(account, store);
  const tokens = useMemo(() => distinct(moves.map(({ token }) => token)), [moves]);
  const { unlisted, pairs, pairTokens } = usePoolPairs(tokens);
  const shown = useMemo(
    () => moves.filter(({ token }) => !unlisted.has(token) || pairs.get(token) !== undefined),
    [moves, unlisted, pairs],
  );
  const assets = useTokens(useMemo(() => distinct(shown.map(({ token }) => token)), [shown]));
  const poolOf = useCallback<KnownMoves['poolOf']>(
    (token) => {
      const pair = pairs.get(token);
      const [first, second] = pair ? [pairTokens.get(pair.token0), pairTokens.get(pair.token1)] : [];
      return first && second ? [first, second] : undefined;
    },
    [pairs, pairTokens],
  );
  return { status, coverage, shown, assets, poolOf };
};
