import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rewardContracts, type RewardProgramme } from '#config/rewardContracts.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { knownToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { BlockRange } from '#domain/history/types.ts';
import {
  joinMovements,
  rewardMovement,
  tradeFeeMovement,
  tradeMovement,
  type Movement,
} from '#domain/portfolio/movements.ts';
import { staysOwn, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import { arrivalsInOrders } from '#domain/portfolio/paidOrders.ts';
import { transferMovements } from '#domain/portfolio/transfers.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { pairName } from '#features/position/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { ordersForOthers, tradeTransactions } from '#reads/history/routerTrade.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useListedContracts } from '#reads/rewards/useListedContracts.ts';
import { useKnownMoves } from '#reads/rewards/useKnownMoves.ts';
import { useRewardMoves, type RewardMoves } from '#reads/rewards/useRewardMoves.ts';
import { marketName, marketOf, sidesOf } from '#state/marketRule.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { transfersStore } from '#stores/rewardMovesStore.ts';

export interface MovementRow extends Movement {
  readonly currencies: ReadonlyMap<Address, Currency>;
  readonly market: string | undefined;
  readonly programme: RewardProgramme | undefined;
}

export interface Movements {
  /** Newest first. */
  readonly rows: readonly MovementRow[];
  /** Possibly fake tokens, and tokens that the node has not reported yet. */
  readonly hidden: number;
  readonly status: 'reading' | 'complete' | 'failed';
  readonly coverage: BlockRange | undefined;
  readonly retry: () => void;
  readonly since: { readonly block: number; readonly timestamp: number | undefined };
}

type SoldFor = Pick<OwnTrade, 'soldToken' | 'boughtToken'>;

const shownAs = (token: Token): Currency => paidBackOf(token, wrappedNative, nativeCurrency);

const useTradeRows = (account: Address, events: AccountEvents) => {
  const { trades, fees, tokens } = useOwnTrades(account, events);
  return useMemo(() => {
    const currencies = new Map([...tokens].map(([address, token]) => [address, shownAs(token)] as const));
    const rowOf = (movement: Movement, { soldToken, boughtToken }: SoldFor): readonly MovementRow[] => {
      const [sold, bought] = [currencies.get(soldToken), currencies.get(boughtToken)];
      if (!sold || !bought) return [];
      return [{ ...movement, currencies, market: marketName(marketOf(sold, bought)), programme: undefined }];
    };
    const rows = [
      ...trades.filter(staysOwn).flatMap((trade) => {
        const isSell = sidesOf(trade.soldToken, trade.boughtToken).base === trade.soldToken;
        return rowOf(tradeMovement(trade, isSell), trade);
      }),
      ...fees.flatMap((fee) => rowOf(tradeFeeMovement(fee), fee)),
    ];
    return { rows, hidden: trades.filter(staysOwn).length + fees.length - rows.length };
  }, [trades, fees, tokens]);
};

/** Pool tokens share one symbol here. */
const assetOf = (token: Token, pool: readonly [Token, Token] | undefined): Token =>
  pool ? { ...token, symbol: poolTokenWords.symbol } : token;

const rewardRows = (rows: RewardMoves['rows']): readonly MovementRow[] =>
  rows.map((row) => ({
    ...rewardMovement(row),
    currencies: new Map(row.asset ? [[row.token, assetOf(row.asset, row.pool)] as const] : []),
    market: row.pool && pairName(...row.pool),
    programme: row.programme,
  }));

/** Their transfers are listed as trades, stakes or rewards, or they only hold the account's tokens. */
const useAccountedFor = (): ReadonlySet<Address> => {
  const { addresses } = useListedContracts();
  return useMemo(
    () => new Set([...rewardContracts.map(({ address }) => address), ...addresses, env.orderBook, env.orderBookExt]),
    [addresses],
  );
};

const useTransferRows = (account: Address, events: AccountEvents, isAllShown: boolean) => {
  const { status, coverage, moves, isShown, assets, poolOf } = useKnownMoves(transfersStore, account, isAllShown);
  const accountedFor = useAccountedFor();
  const placed = valueOf(events);
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const ownTransactions = useMemo(
    () => new Set([...(placed ?? []).map(({ transactionHash }) => transactionHash), ...tradeTransactions(records)]),
    [placed, records],
  );
  const paidForOthers = useMemo(() => new Set(ordersForOthers(records)), [records]);
  const rows = useMemo(() => {
    // Until own orders are known, their transfers cannot be distinguished from others.
    if (!placed) return { rows: [], hidden: 0 };
    const isPoolToken = (token: Address): boolean => poolOf(token) !== undefined;
    const movements = [
      ...transferMovements(moves, { isPoolToken, accountedFor, ownTransactions, paidForOthers }),
      // Until all transfers are known, an own payment may be missing.
      ...(status === 'complete' ? arrivalsInOrders(placed, moves, wrappedNative.address) : []),
    ];
    const shown = movements.flatMap((movement): readonly MovementRow[] => {
      const { token } = movement.sent ?? movement.received ?? {};
      const asset = token && (assets.get(token) ?? knownToken(token));
      if (!token || !isShown(token) || !(asset ?? isAllShown)) return [];
      const pool = poolOf(token);
      const at = pool ?? (movement.contract && poolOf(movement.contract));
      const market = at && pairName(...at);
      const currencies = new Map(asset ? [[token, assetOf(asset, pool)] as const] : []);
      return [{ ...movement, currencies, market, programme: undefined }];
    });
    return { rows: shown, hidden: movements.length - shown.length };
  }, [status, placed, moves, isShown, assets, poolOf, ownTransactions, paidForOthers, accountedFor, isAllShown]);
  return { status, coverage, ...rows };
};

const isFailed = (statuses: readonly string[]): boolean => statuses.includes('failed');

export const useMovements = (account: Address, isAllShown: boolean): Movements => {
  const events = useAccountEvents(account);
  const ownTrades = useTradeRows(account, events);
  const moves = useRewardMoves(account, isAllShown);
  const times = useBlockTimes([env.firstBlock]);
  const transfers = useTransferRows(account, events, isAllShown);
  const statuses = [moves.status, transfers.status];
  const rows = useMemo(
    () => joinMovements(ownTrades.rows, rewardRows(moves.rows), transfers.rows),
    [ownTrades.rows, moves.rows, transfers.rows],
  );
  const isRead = statuses.every((entry) => entry === 'complete') && events.status === 'ready';
  return {
    rows,
    hidden: ownTrades.hidden + moves.hidden + transfers.hidden,
    status: isFailed([...statuses, events.status]) ? 'failed' : isRead ? 'complete' : 'reading',
    coverage: transfers.coverage,
    retry: () => {
      moves.retry();
      transfersStore.retry();
    },
    since: { block: env.firstBlock, timestamp: times.get(env.firstBlock) },
  };
};
