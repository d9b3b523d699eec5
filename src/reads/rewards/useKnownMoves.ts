import { useCallback, useMemo } from 'react';
import { knownToken } from '#config/tokens/tokens.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { FoundMoves, RewardMovesStore } from '#stores/rewardMovesStore.ts';
import { useStakedPairs } from '../mining/useStakedPairs.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useTokenDirectory } from '../tokens/useTokenDirectory.ts';
import { useFoundMoves } from './useFoundMoves.ts';
import { useNamedTokens } from './useNamedTokens.ts';

/** Unlisted tokens that are looked up: anybody can emit logs of as many as they like. */
const MAX_UNLISTED = 200;

export interface KnownMoves extends Pick<FoundMoves, 'status' | 'coverage' | 'moves'> {
  /** False for a token of no list that is no pool token and that no contract of the exchange names: it may be made up. */
  readonly isShown: (token: Address) => boolean;
  /** Tokens of the moves that are shown, as far as they are read; unlisted ones have their address in their symbol. */
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

/** A symbol proves nothing, so the address of a token that no list has goes with it. */
const withAddress = (token: Token): Token => ({
  ...token,
  symbol: `${shortenSymbol(token.symbol)} ${shortenAddress(token.address)}`,
});

/** The moves of a store with their tokens, searched while this is used; `isAllShown`: also those of any token. */
export const useKnownMoves = (
  store: RewardMovesStore,
  account: Address | undefined,
  isAllShown: boolean,
): KnownMoves => {
  const { status, coverage, moves } = useFoundMoves(account, store);
  const tokens = useMemo(() => distinct(moves.map(({ token }) => token)), [moves]);
  const { unlisted, pairs, pairTokens } = usePoolPairs(tokens);
  const named = useNamedTokens();
  const isShown = useCallback<KnownMoves['isShown']>(
    (token) => isAllShown || !unlisted.has(token) || pairs.get(token) !== undefined || named.has(token),
    [isAllShown, unlisted, pairs, named],
  );
  const read = usePoolTokens(useMemo(() => tokens.filter(isShown), [tokens, isShown]));
  const assets = useMemo(
    () =>
      new Map(
        [...read].map(([address, token]) => {
          const isPlain = !unlisted.has(address) || pairs.get(address) !== undefined;
          return [address, isPlain ? token : withAddress(token)] as const;
        }),
      ),
    [read, unlisted, pairs],
  );
  const poolOf = useCallback<KnownMoves['poolOf']>(
    (token) => {
      const pair = pairs.get(token);
      const [first, second] = pair ? [pairTokens.get(pair.token0), pairTokens.get(pair.token1)] : [];
      return first && second ? [first, second] : undefined;
    },
    [pairs, pairTokens],
  );
  return { status, coverage, moves, isShown, assets, poolOf };
};
