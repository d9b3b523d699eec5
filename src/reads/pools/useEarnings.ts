import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { earningsOf, type Earnings } from '#domain/liquidity/earnings.ts';
import type { PositionMark } from '#domain/liquidity/positionMarks.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, type Loadable } from '#lib/loadable.ts';
import { ok } from '#lib/result.ts';
import {
  createEarningsStore,
  historyAt,
  historyKey,
  type PositionHistoryQuery,
  type PositionHistoryFailure,
} from '#stores/earningsStore.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { Position } from '#stores/positions.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useWallet } from '../wallet/useWallet.ts';

export interface KnownEarnings extends Earnings {
  readonly marks: readonly PositionMark[];
  /** Time when the present pool tokens first arrived, unix seconds; undefined without pool tokens. */
  readonly sinceTime: number | undefined;
  readonly fromBlock: number;
  readonly toBlock: number;
}

const store = createEarningsStore({
  rpc: readRpc,
  firstBlock: env.firstBlock,
  foldOf: async (owner) => (await import('#chain/positions/foldInWorker.ts')).foldInWorker(owner),
});

const queryOf = (account: Address, { pool, holding: { wallet, staked } }: Position): PositionHistoryQuery => ({
  owner: { pair: pool.pair, account, staking: env.lpStaking, feeRate: pool.feeRate },
  held: staked === undefined ? undefined : wallet + staked,
});

/** Positions are read one by one, so that other reads are not delayed. */
export const useEarnings = (
  requested: readonly Position[],
): ReadonlyMap<Address, Loadable<KnownEarnings, PositionHistoryFailure>> => {
  const positions = useStableList(requested);
  const { account } = useWallet();
  // No block changes anything if there are no positions.
  const number = useAppSelector((state) => (positions.length > 0 ? selectBlockNumber(state) : undefined));
  const consumer = useRef({});
  const queries = useMemo(
    () => (account ? positions.map((position) => queryOf(account, position)) : []),
    [account, positions],
  );
  useEffect(() => {
    if (number !== undefined) store.seeBlock(number);
  }, [number]);
  useEffect(() => store.want(consumer.current, queries), [queries]);
  useEffect(() => {
    const { current } = consumer;
    return () => store.leave(current);
  }, []);
  const histories = useSyncExternalStore(store.subscribe, store.histories);
  return useMemo(() => {
    const known = positions.flatMap((position) => {
      if (!account) return [];
      const { pool } = position;
      const { owner, held } = queryOf(account, position);
      const history = historyAt(histories.get(historyKey(owner)) ?? idle, held, number ?? 0);
      const earnings = mapLoadable(history, ({ ledger, marks, sinceTime, readTo }) =>
        ok({ ...earningsOf(ledger, pool), marks, sinceTime, fromBlock: env.firstBlock, toBlock: readTo }),
      );
      return [[pool.pair, earnings] as const];
    });
    return new Map(known);
  }, [account, positions, histories, number]);
};

export const useRetryEarnings = (): ((position: Position) => void) => {
  const { account } = useWallet();
  return useCallback((position) => account && store.retry(queryOf(account, position).owner), [account]);
};
