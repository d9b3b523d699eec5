import { useMemo } from 'react';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, valueOf, type Loadable } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { unknownMining, useMining, type Mining } from '../book/useMining.ts';
import { usePools, type PoolReading } from './usePools.ts';
import { usePoolTokens } from './usePoolTokens.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';

/** `gone`: the pool does not exist. `unread`: the node did not answer. */
export type PositionState =
  | { readonly state: 'loading' | 'gone' | 'unread' }
  | { readonly state: 'known'; readonly position: Position };

const tokensOf = (tokens: ReadonlyMap<Address, Token>, { token0, token1 }: ExchangePair) => {
  const [first, second] = [tokens.get(token0), tokens.get(token1)];
  return first && second && { token0: first, token1: second };
};

const positionState = (
  exchange: ExchangeConfig,
  reading: PoolReading,
  balance: Loadable<bigint>,
  tokens: Pick<Position, 'token0' | 'token1'> | undefined,
  { staked, mining }: Mining = unknownMining,
): PositionState => {
  if (reading.state === 'NOT_EXISTS' || reading.state === 'INVALID') return { state: 'gone' };
  const pool = 'pool' in reading ? reading.pool : undefined;
  const wallet = valueOf(balance);
  if (!pool || wallet === undefined) {
    return { state: reading.state === 'UNREAD' || balance.status === 'failed' ? 'unread' : 'loading' };
  }
  if (!tokens) return { state: 'unread' };
  return { state: 'known', position: { exchange, pool, ...tokens, holding: { wallet, staked }, mining } };
};

export const usePositionStates = (
  account: Address | undefined,
  requested: readonly ExchangePair[],
  blocksPerFetch?: number,
): readonly PositionState[] => {
  const pairs = useStableList(requested);
  const addresses = useMemo(() => pairs.map(({ pair }) => pair), [pairs]);
  const pools = usePools(
    pairs.map(({ exchange, token0, token1 }) => ({ exchange, tokenA: token0, tokenB: token1 })),
    blocksPerFetch,
  );
  const balances = useTokenBalances(account, addresses, blocksPerFetch);
  const tokens = usePoolTokens(pairs.flatMap(({ token0, token1 }) => [token0, token1]));
  const minings = useMining(account, addresses, blocksPerFetch);
  return useMemo(
    () =>
      pairs.map((entry, i) =>
        positionState(
          entry.exchange,
          pools[i] ?? { state: 'LOADING' },
          balances.get(entry.pair) ?? idle,
          tokensOf(tokens, entry),
          minings[i],
        ),
      ),
    [pairs, pools, balances, tokens, minings],
  );
};
