import type { RewardProgramme } from '#config/rewardContracts.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { knownToken, wrappedNative } from '#config/tokens/tokens.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { createMovementList, rewardMovement, type Movement } from '#domain/portfolio/movements.ts';
import { createPaidOrders } from '#domain/portfolio/paidOrders.ts';
import { createTransferReader, type TransferContext } from '#domain/portfolio/transfers.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { pairName } from '#features/position/index.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';
import type { KnownMoves } from '#reads/rewards/useKnownMoves.ts';
import type { RewardList, RewardRow } from '#reads/rewards/rewardRows.ts';

export interface MovementRow extends Movement {
  /** Rows of one token share the map. */
  readonly currencies: ReadonlyMap<Address, Currency>;
  readonly market: string | undefined;
  readonly programme: RewardProgramme | undefined;
}

export interface ListedRows {
  /** Newest first. */
  readonly rows: readonly MovementRow[];
  /** Possibly fake tokens, and tokens that the node has not reported yet. */
  readonly hidden: number;
}

export interface Transfers extends KnownMoves, Omit<TransferContext, 'isPoolToken'> {
  readonly isAllShown: boolean;
  /** Undefined until own orders are known: until then their transfers cannot be distinguished from others. */
  readonly placed: readonly PlacedEvent[] | undefined;
}

export interface MovementInput {
  readonly account: Address;
  readonly status: 'reading' | 'complete' | 'failed';
  readonly trades: ListedRows;
  readonly rewards: Pick<RewardList, 'rows' | 'hidden'>;
  readonly transfers: Transfers;
}

/** Pool tokens share one symbol here. */
const assetOf = (token: Token, pool: readonly [Token, Token] | undefined): Token =>
  pool ? { ...token, symbol: poolTokenWords.symbol } : token;

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

type Each = <T>(items: readonly T[], each: (item: T) => void) => Promise<void>;

/** Movements of transfers, and of tokens that others paid for orders of the account. */
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
  // Until all transfers are known, an own payment may be missing.
  if (status === 'complete') await each(orders.arrivals(), take);
};

/** Trades, stakes, rewards and transfers in one list. In slices, so that the page answers meanwhile; rejects if aborted. */
export const movementRows = async (
  { trades, rewards, transfers }: MovementInput,
  slices: Slices,
): Promise<ListedRows> => {
  const each: Each = (items, take) => inSlices(items, take, slices);
  const currenciesOf = createCurrencies();
  const list = createMovementList<MovementRow>();
  let hidden = trades.hidden + rewards.hidden;
  await each(trades.rows, list.add);
  await each(rewards.rows, (row) =>
    list.add({
      ...rewardMovement(row),
      currencies: currenciesOf(row.token, row.asset, row.pool),
      market: row.pool && pairName(...row.pool),
      programme: row.programme,
    }),
  );
  const rowOf = createTransferRows(transfers, currenciesOf);
  await eachTransfer(transfers, each, (movement) => {
    const row = rowOf(movement);
    if (row) list.add(row);
    else hidden += 1;
  });
  return { rows: list.rows(), hidden };
};
