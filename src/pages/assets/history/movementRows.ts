import type { RewardProgramme } from '#programmes/list.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { knownToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { coinMovement, type CoinTransfer } from '#domain/ledger/coinTransfers.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { SelfFillFee } from '#domain/orderBook/selfFills.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import {
  createMovementList,
  rewardMovement,
  tradeFeeMovement,
  tradeMovement,
  type Movement,
} from '#domain/portfolio/movements.ts';
import { staysOwn, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import { createPaidOrders } from '#domain/portfolio/paidOrders.ts';
import { createTransferReader, type TransferContext } from '#domain/portfolio/transfers.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { pairName } from '#features/position/index.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';
import type { OwnTrades } from '#reads/history/useOwnTrades.ts';
import type { KnownMoves } from '#reads/rewards/useKnownMoves.ts';
import type { RewardList, RewardRow } from '#reads/rewards/rewardRows.ts';
import { marketName, marketOf, sidesOf } from '#state/marketRule.ts';

export interface MovementRow extends Movement {
  readonly currencies: ReadonlyMap<Address, Currency>;
  readonly market: string | undefined;
  readonly programme: RewardProgramme | undefined;
}

export interface ListedRows {
  readonly rows: readonly MovementRow[];
  /** Number of entries of possible fakes, and of tokens that the node has not reported yet. */
  readonly hidden: number;
}

export interface Transfers extends KnownMoves, Omit<TransferContext, 'isPoolToken'> {
  readonly isAllShown: boolean;
  /** Undefined until own orders are known: until then their transfers look like any others. */
  readonly placed: readonly PlacedEvent[] | undefined;
}

export interface MovementInput {
  readonly account: Address;
  readonly status: 'reading' | 'complete' | 'failed';
  readonly trades: OwnTrades;
  readonly rewards: Pick<RewardList, 'rows' | 'hidden'>;
  readonly transfers: Transfers;
  /** Native transfers without a log, found by the balance check. */
  readonly coins: readonly CoinTransfer[];
}

/** Shows one symbol for all pool tokens. */
const assetOf = (token: Token, pool: readonly [Token, Token] | undefined): Token =>
  pool ? { ...token, symbol: poolTokenWords.symbol } : token;

type SoldFor = Pick<OwnTrade, 'soldToken' | 'boughtToken'>;

interface TradeRows {
  readonly trade: (trade: OwnTrade) => MovementRow | undefined;
  readonly fee: (fee: SelfFillFee) => MovementRow | undefined;
}

const createTradeRows = (tokens: ReadonlyMap<Address, Token>): TradeRows => {
  const currencies = new Map(
    [...tokens].map(([address, token]) => [address, paidBackOf(token, wrappedNative, nativeCurrency)] as const),
  );
  const markets = new Map<string, { readonly name: string; readonly base: Address } | undefined>();
  const marketOfTrade = ({ soldToken, boughtToken }: SoldFor) => {
    const key = soldToken + boughtToken;
    if (markets.has(key)) return markets.get(key);
    const [sold, bought] = [currencies.get(soldToken), currencies.get(boughtToken)];
    const base = sidesOf(soldToken, boughtToken).base;
    const found = sold && bought && { name: marketName(marketOf(sold, bought)), base };
    markets.set(key, found);
    return found;
  };
  const rowOf = (movement: Movement, market: string): MovementRow => ({
    ...movement,
    currencies,
    market,
    programme: undefined,
  });
  return {
    trade(trade) {
      const market = marketOfTrade(trade);
      return market && rowOf(tradeMovement(trade, market.base === trade.soldToken), market.name);
    },
    fee(fee) {
      const market = marketOfTrade(fee);
      return market && rowOf(tradeFeeMovement(fee), market.name);
    },
  };
};

type CurrenciesOf = (token: Address, asset: Token | undefined, pool: RewardRow['pool']) => MovementRow['currencies'];

const createCurrencies = (): CurrenciesOf => {
  const known = new Map<Address, MovementRow['currencies']>();
  return (token, asset, pool) => {
    const found = known.get(token);
    if (found) return found;
    const currencies = new Map(asset ? [[token, assetOf(asset, pool)] as const] : []);
    known.set(token, currencies);
    return currencies;
  };
};

const createTransferRows = (transfers: Transfers, currenciesOf: CurrenciesOf) => {
  const { isShown, isAllShown, assets, poolOf } = transfers;
  return (movement: Movement): MovementRow | undefined => {
    const { token } = movement.sent ?? movement.received ?? {};
    const asset = token && (assets.get(token) ?? knownToken(token));
    if (!token || !isShown(token) || !(asset ?? isAllShown)) return undefined;
    const pool = poolOf(token);
    const at = pool ?? (movement.contract && poolOf(movement.contract));
    const currencies = currenciesOf(token, asset, pool);
    return { ...movement, currencies, market: at && pairName(...at), programme: undefined };
  };
};

const coinCurrencies: MovementRow['currencies'] = new Map([[wrappedNative.address, nativeCurrency]]);

const coinRow = (coin: CoinTransfer): MovementRow => ({
  ...coinMovement(coin, wrappedNative.address),
  ...{ currencies: coinCurrencies, market: undefined, programme: undefined },
});

type Each = <T>(items: readonly T[], each: (item: T) => void) => Promise<void>;

/** Calls `take` for transfers, and for tokens that others paid for the account's orders. */
const eachTransfer = async (
  { placed, moves, status, poolOf, accountedFor, ownTransactions, paidForOthers }: Transfers,
  each: Each,
  take: (movement: Movement) => void,
): Promise<void> => {
  if (!placed) return;
  const isPoolToken = (token: Address): boolean => poolOf(token) !== undefined;
  const transfers = createTransferReader({ isPoolToken, accountedFor, ownTransactions, paidForOthers });
  const orders = createPaidOrders(placed, wrappedNative.address);
  await each(moves, (move) => {
    transfers.add(move);
    orders.add(move);
  });
  await each(moves, (move) => {
    const movement = transfers.read(move);
    if (movement) take(movement);
  });
  // Before all transfers are known, a payment by the account itself may be missing.
  if (status === 'complete') await each(orders.arrivals(), take);
};

/**
 * Joins trades, stakes, rewards and transfers in one list. Runs in slices, so that the page stays responsive; rejects
 * if aborted.
 */
export const movementRows = async (
  { trades, rewards, transfers, coins }: MovementInput,
  slices: Slices,
): Promise<ListedRows> => {
  const each: Each = (items, take) => inSlices(items, take, slices);
  const currenciesOf = createCurrencies();
  const list = createMovementList<MovementRow>();
  let hidden = rewards.hidden;
  const take = (row: MovementRow | undefined): void => {
    if (row) list.add(row);
    else hidden += 1;
  };
  const tradeRows = createTradeRows(trades.tokens);
  await each(trades.trades, (trade) => {
    if (staysOwn(trade)) take(tradeRows.trade(trade));
  });
  await each(trades.fees, (fee) => take(tradeRows.fee(fee)));
  await each(rewards.rows, (row) =>
    list.add({
      ...rewardMovement(row),
      currencies: currenciesOf(row.token, row.asset, row.pool),
      market: row.pool && pairName(...row.pool),
      programme: row.programme,
    }),
  );
  await each(coins, (coin) => list.add(coinRow(coin)));
  const rowOf = createTransferRows(transfers, currenciesOf);
  await eachTransfer(transfers, each, (movement) => take(rowOf(movement)));
  return { rows: list.rows(), hidden };
};
