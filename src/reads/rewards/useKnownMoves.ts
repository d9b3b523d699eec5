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

/** Limits the work, because anybody can emit logs of any number of tokens. */
const MAX_UNLISTED = 200;

export interface KnownMoves extends Pick<FoundMoves, 'status' | 'coverage' | 'moves'> {
  /** False for an unlisted token that is no pool token and that no exchange contract names: it may be a fake. */
  readonly isShown: (token: Address) => boolean;
  /** Tokens read so far. The symbol of an unlisted token includes its address. */
  readonly assets: ReadonlyMap<Address, Token>;
  readonly poolOf: (token: Address) => readonly [Token, Token] | undefined;
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

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

/** Adds the address of an unlisted token, because its symbol proves nothing. */
const withAddress = (token: Token): Token => ({
  ...token,
  symbol: `${shortenSymbol(token.symbol)} ${shortenAddress(token.address)}`,
});

/** Searches while in use. @param isAllShown true includes possible fakes */
export const useKnownMoves = (
  store: RewardMovesStore,
  account: Address | undefined,
  isAllShown: boolean,
): KnownMoves => {
  const { status, coverage, moves } = useFoundMoves(account, store);
  const tokens = useMemo(() => distinct(moves.map(({ token }) => token)), [moves]);
  const { unlisted, pairs, pairTokens } = usePoolPairs(tokens);
  const { tokens: named, isSettled: isNamed } = useNamedTokens();
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
  const isJudged = isNamed && [...unlisted].slice(0, MAX_UNLISTED).every((token) => pairs.has(token));
  return {
    // A token that is not judged yet may be shown later.
    status: status === 'complete' && !isJudged ? 'reading' : status,
    ...{ coverage, moves, isShown, assets, poolOf },
  };
};
