import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rewardContracts } from '#programmes/list.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { ordersForOthers, tradeTransactions } from '#reads/history/routerTrade.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useListedContracts } from '#reads/rewards/useListedContracts.ts';
import { useKnownMoves } from '#reads/rewards/useKnownMoves.ts';
import { useRewardMoves } from '#reads/rewards/useRewardMoves.ts';
import { useInSlices } from '#reads/useInSlices.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { transfersStore } from '#stores/rewardMovesStore.ts';
import { movementRows, type ListedRows, type MovementInput, type Transfers } from './movementRows.ts';

export interface Movements extends ListedRows {
  readonly status: MovementInput['status'];
  readonly coverage: BlockRange | undefined;
  readonly retry: () => void;
  readonly since: { readonly block: number; readonly timestamp: number | undefined };
}

const NO_MOVEMENTS: ListedRows = { rows: [], hidden: 0 };

/** Contracts whose transfers are listed as trades, stakes or rewards, or that only hold the account's tokens. */
const useAccountedFor = (): ReadonlySet<Address> => {
  const { addresses } = useListedContracts();
  return useMemo(
    () => new Set([...rewardContracts.map(({ address }) => address), ...addresses, env.orderBook, env.orderBookExt]),
    [addresses],
  );
};

const useOwnTransactions = (account: Address, placed: readonly PlacedEvent[] | undefined) => {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const ownTransactions = useMemo(
    () => new Set([...(placed ?? []).map(({ transactionHash }) => transactionHash), ...tradeTransactions(records)]),
    [placed, records],
  );
  return { ownTransactions, paidForOthers: useMemo(() => new Set(ordersForOthers(records)), [records]) };
};

const useTransfers = (account: Address, events: AccountEvents, isAllShown: boolean): Transfers => {
  const { status, coverage, moves, isShown, assets, poolOf } = useKnownMoves(transfersStore, account, isAllShown);
  const accountedFor = useAccountedFor();
  const placed = valueOf(events);
  const { ownTransactions, paidForOthers } = useOwnTransactions(account, placed);
  return useMemo(
    () => ({
      ...{ status, coverage, moves, isShown, assets, poolOf, isAllShown },
      ...{ placed, accountedFor, ownTransactions, paidForOthers },
    }),
    [
      status,
      coverage,
      moves,
      isShown,
      assets,
      poolOf,
      isAllShown,
      placed,
      accountedFor,
      ownTransactions,
      paidForOthers,
    ],
  );
};

const statusOf = (parts: readonly string[], events: AccountEvents): Movements['status'] => {
  if ([...parts, events.status].includes('failed')) return 'failed';
  return parts.every((part) => part === 'complete') && events.status === 'ready' ? 'complete' : 'reading';
};

const noCoins: MovementInput['coins'] = [];

/** Entries and their status are of the same read; newer entries and status are shown together. */
export const useMovements = (
  account: Address,
  isAllShown: boolean,
  coins: MovementInput['coins'] = noCoins,
): Movements => {
  const events = useAccountEvents(account);
  const trades = useOwnTrades(account, events);
  const rewards = useRewardMoves(account, isAllShown);
  const transfers = useTransfers(account, events, isAllShown);
  const times = useBlockTimes([env.firstBlock]);
  const status = statusOf([rewards.status, transfers.status], events);
  const { rows, hidden } = rewards;
  const input = useMemo(
    (): MovementInput => ({ account, status, trades, rewards: { rows, hidden }, transfers, coins }),
    [account, status, trades, rows, hidden, transfers, coins],
  );
  const { latest, isFailed, retry } = useInSlices(input, movementRows);
  const known = latest?.input.account === account ? latest : undefined;
  return {
    ...(known?.result ?? NO_MOVEMENTS),
    status: isFailed ? 'failed' : (known?.input.status ?? 'reading'),
    coverage: known?.input.transfers.coverage,
    retry: () => {
      retry();
      rewards.retry();
      transfersStore.retry();
    },
    since: { block: env.firstBlock, timestamp: times.get(env.firstBlock) },
  };
};
