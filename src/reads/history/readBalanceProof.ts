import { accountBalances, sumOf, type AccountBalances } from '#chain/reading/accountBalances.ts';
import { paidFees } from '#chain/reading/paidFees.ts';
import type { Reader } from '#chain/sending/send.ts';
import { balanceProof, type BalanceLine, type BalanceReading } from '#domain/ledger/balanceProof.ts';
import type { PaidFee } from '#domain/ledger/ledgerMove.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface ProofQuery {
  readonly account: Address;
  readonly book: Address;
  readonly wrapped: Address;
  /** Checked even without an entry. */
  readonly listed: readonly Address[];
  readonly entries: readonly Movement[];
  readonly events: readonly PlacedEvent[];
  /** Sent from this browser. */
  readonly ownHashes: readonly Hex[];
  /** Entries begin there. */
  readonly firstBlock: number;
  /** Everything up to here is known. */
  readonly blockNumber: number;
}

export interface CheckedBalances {
  readonly blockNumber: number;
  readonly firstBlock: number;
  readonly lines: readonly BalanceLine[];
  readonly fees: readonly PaidFee[];
  readonly unreadReceipts: number;
  /** Transactions that the account sent between the blocks; undefined if unread. */
  readonly sentCount: bigint | undefined;
}

const within = <T extends { readonly blockNumber: number }>(list: readonly T[], last: number): readonly T[] =>
  list.filter(({ blockNumber }) => blockNumber <= last);

/** Before the first block of a chain nobody held anything. */
const nothing = (tokens: readonly Address[]): AccountBalances => ({
  tokens: new Map(tokens.map((token) => [token, 0n] as const)),
  ...{ coins: 0n, sentCount: 0n },
});

/** A maker's fill is in the transaction of somebody else. */
const hashesIn = (entries: readonly Movement[], events: readonly PlacedEvent[]): readonly Hex[] => [
  ...entries.filter(({ role }) => role !== 'maker').map(({ transactionHash }) => transactionHash),
  ...events.filter(({ event }) => event.kind !== 'UpdateOrderInfo').map(({ transactionHash }) => transactionHash),
];

/** Balances of one block, fees of receipts. Never rejects: unread parts are undefined. */
export const readBalanceProof = async (reader: Reader, query: ProofQuery): Promise<CheckedBalances> => {
  const { account, book, wrapped, listed, firstBlock, blockNumber } = query;
  const [entries, events] = [within(query.entries, blockNumber), within(query.events, blockNumber)];
  const moved = entries.flatMap(({ sent, received }) => [sent, received].flatMap((side) => side?.token ?? []));
  const tokens = [...new Set([wrapped, ...moved, ...listed])];
  const orders = orderStories(events).filter(({ state }) => state === 'open');
  const opening =
    firstBlock === 0
      ? nothing(tokens)
      : await accountBalances(reader, { account, book, tokens, orders: [], blockNumber: firstBlock - 1 });
  const closing = await accountBalances(reader, { account, book, tokens, orders, blockNumber });
  const receipts = await paidFees(reader, account, [...hashesIn(entries, events), ...query.ownHashes]);
  const fees = within(receipts.fees, blockNumber);
  const heldIn = ({ tokens: held, coins }: AccountBalances, token: Address): bigint | undefined =>
    token === wrapped ? sumOf([held.get(token), coins]) : held.get(token);
  const readings = new Map(
    tokens.map((token): [Address, BalanceReading] => [
      token,
      { opening: heldIn(opening, token), closing: heldIn(closing, token) },
    ]),
  );
  const networkFees = fees.map(({ amount }) => amount);
  const isEmpty = ({ opening: first, closing: last, received, sent }: BalanceLine): boolean =>
    first === 0n && last === 0n && received === 0n && sent === 0n;
  return {
    blockNumber,
    firstBlock,
    lines: balanceProof({ entries, networkFees, native: wrapped, readings }).filter((line) => !isEmpty(line)),
    fees,
    unreadReceipts: receipts.unread,
    sentCount:
      closing.sentCount === undefined || opening.sentCount === undefined
        ? undefined
        : closing.sentCount - opening.sentCount,
  };
};
