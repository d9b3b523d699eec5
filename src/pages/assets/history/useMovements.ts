import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rewardContracts } from '#config/rewardContracts.ts';
import type { RewardProgramme } from '#config/rewardContracts.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { joinMovements, rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import { transferMovements } from '#domain/portfolio/transfers.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { pairName } from '#features/position/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useListedContracts } from '#reads/rewards/useListedContracts.ts';
import { useKnownMoves } from '#reads/rewards/useKnownMoves.ts';
import { useRewardMoves } from '#reads/rewards/useRewardMoves.ts';
import type { RewardMoves } from '#reads/rewards/useRewardMoves.ts';
import { marketName, marketOf, sidesOf } from '#state/marketRule.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { transfersStore } from '#stores/rewardMovesStore.ts';

/** A line of the history with what is known of its tokens. */
export interface MovementRow extends Movement {
  readonly currencies: ReadonlyMap<Address, Currency>;
  /** A market's or a pool's name; undefined where the tokens say it all. */
  readonly market: string | undefined;
  readonly programme: RewardProgramme | undefined;
}

export interface Movements {
  /** The newest first. */
  readonly rows: readonly MovementRow[];
  /** Of the search for trades and for transfers together. */
  readonly status: 'reading' | 'complete' | 'failed';
  /** The blocks searched for transfers. */
  readonly coverage: BlockRange | undefined;
  readonly retry: () => void;
  /** The first block whose trades are listed. */
  readonly since: { readonly block: number; readonly timestamp: number | undefined };
}

const shownAs = (token: Token): Currency => paidBackOf(token, wrappedNative, nativeCurrency);

const useTradeRows = (account: Address, events: AccountEvents): readonly MovementRow[] => {
  const { trades, tokens } = useOwnTrades(account, events);
  return useMemo(() => {
    const currencies = new Map([...tokens].map(([address, token]) => [address, shownAs(token)] as const));
    return trades.flatMap((trade): readonly MovementRow[] => {
      const { soldToken, wantedToken } = trade;
      const [sold, wanted] = [currencies.get(soldToken), currencies.get(wantedToken)];
      if (!sold || !wanted) return [];
      const isSell = sidesOf(soldToken, wantedToken).base === soldToken;
      const market = marketName(marketOf(sold, wanted));
      return [{ ...tradeMovement(trade, isSell), currencies, market, programme: undefined }];
    });
  }, [trades, tokens]);
};

/** A pool token is called what all of them are called here. */
const assetOf = (token: Token, pool: readonly [Token, Token] | undefined): Token =>
  pool ? { ...token, symbol: poolTokenWords.symbol } : token;

const rewardRows = ({ rows }: RewardMoves): readonly MovementRow[] =>
  rows.map((row) => ({
    ...rewardMovement(row),
    currencies: new Map([[row.token, assetOf(row.asset, row.pool)]]),
    market: row.pool && pairName(...row.pool),
    programme: row.programme,
  }));

/** Their transfers are told as trades, stakes or rewards, or only bind what stays the account's. */
const useAccountedFor = (): ReadonlySet<Address> => {
  const { addresses } = useListedContracts();
  return useMemo(
    () => new Set([...rewardContracts.map(({ address }) => address), ...addresses, env.orderBook, env.orderBookExt]),
    [addresses],
  );
};

const useTransferRows = (account: Address, events: AccountEvents) => {
  const { status, coverage, shown, assets, poolOf } = useKnownMoves(transfersStore, account);
  const accountedFor = useAccountedFor();
  const placed = valueOf(events);
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const ownTransactions = useMemo(
    () =>
      new Set([
        ...(placed ?? []).map(({ transactionHash }) => transactionHash),
        ...records.flatMap(({ info, receipt }) => (info.kind === 'swap' && receipt ? receipt.transactionHash : [])),
      ]),
    [placed, records],
  );
  const rows = useMemo(() => {
    // Until own orders are known, their transfers look like any others.
    if (!placed) return [];
    const isPoolToken = (token: Address): boolean => poolOf(token) !== undefined;
    const movements = transferMovements(shown, { isPoolToken, accountedFor, ownTransactions });
    return movements.flatMap((movement): readonly MovementRow[] => {
      const { token } = movement.sent ?? movement.received ?? {};
      const asset = token && assets.get(token);
      if (!asset) return [];
      const pool = poolOf(token);
      const at = pool ?? (movement.contract && poolOf(movement.contract));
      const market = at && pairName(...at);
      return [{ ...movement, currencies: new Map([[token, assetOf(asset, pool)]]), market, programme: undefined }];
    });
  }, [placed, shown, assets, poolOf, ownTransactions, accountedFor]);
  return { status, coverage, rows };
};

const isFailed = (statuses: readonly string[]): boolean => statuses.includes('failed');

/** What moved in and out of an account. */
export const useMovements = (account: Address): Movements => {
  const events = useAccountEvents(account);
  const tradeRows = useTradeRows(account, events);
  const moves = useRewardMoves(account);
  const times = useBlockTimes([env.firstBlock]);
  const transfers = useTransferRows(account, events);
  const statuses = [moves.status, transfers.status];
  const isRead = statuses.every((one) => one === 'complete') && events.status === 'ready';
  return {
    rows: joinMovements(tradeRows, rewardRows(moves), transfers.rows),
    status: isFailed([...statuses, events.status]) ? 'failed' : isRead ? 'complete' : 'reading',
    coverage: transfers.coverage,
    retry: () => {
      moves.retry();
      transfersStore.retry();
    },
    since: { block: env.firstBlock, timestamp: times.get(env.firstBlock) },
  };
};
