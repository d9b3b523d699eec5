import { accountBalances, sumOf, type AccountBalances } from '#chain/reading/accountBalances.ts';
import { paidFees } from '#chain/reading/paidFees.ts';
import type { Reader } from '#chain/sending/send.ts';
import { balanceProof, type BalanceLine, type BalanceReading } from '#domain/ledger/balanceProof.ts';
import type { CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import type { PaidFee } from '#domain/ledger/ledgerMove.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readEntries } from './proofEntries.ts';

export interface ProofQuery {
  readonly account: Address;
  readonly book: Address;
  readonly wrapped: Address;
  /** Tokens that are checked even without an entry. */
  readonly listed: readonly Address[];
  readonly entries: readonly Movement[];
  readonly events: readonly PlacedEvent[];
  readonly ownHashes: readonly Hex[];
  readonly firstBlock: number;
  /** Last block up to which all entries are known. */
  readonly blockNumber: number;
  /** Fees of an earlier check, whose receipts need no second read. */
  readonly knownFees?: readonly PaidFee[];
}

const within = <T extends { readonly blockNumber: number }>(list: readonly T[], last: number): readonly T[] =>
  list.filter(({ blockNumber }) => blockNumber <= last);

const nothing = (tokens: readonly Address[]): AccountBalances => ({
  tokens: new Map(tokens.map((token) => [token, 0n] as const)),
  ...{ coins: 0n, sentCount: 0n },
});

const sentBy = (events: readonly PlacedEvent[]): readonly Hex[] =>
  events.filter(({ event }) => event.kind !== 'UpdateOrderInfo').map(({ transactionHash }) => transactionHash);

const heldIn = ({ tokens, coins }: AccountBalances, token: Address, wrapped: Address): bigint | undefined =>
  token === wrapped ? sumOf([tokens.get(token), coins]) : tokens.get(token);

const isEmpty = ({ opening, closing, received, sent }: BalanceLine): boolean =>
  opening === 0n && closing === 0n && received === 0n && sent === 0n;

const readFees = async (reader: Reader, query: ProofQuery, hashes: readonly Hex[]) => {
  const { account, knownFees = [], blockNumber } = query;
  const known = new Set(knownFees.map(({ transactionHash }) => transactionHash));
  const read = await paidFees(
    reader,
    account,
    hashes.filter((hash) => !known.has(hash)),
  );
  return { fees: within([...knownFees, ...read.fees], blockNumber), unread: read.unread };
};

/** Reads balances at one block, and fees from receipts. Never rejects: unread parts are undefined. */
export const readBalanceProof = async (reader: Reader, query: ProofQuery): Promise<CheckedBalances> => {
  const { account, book, wrapped, listed, firstBlock, blockNumber } = query;
  const entries = await readEntries(query.entries, wrapped, blockNumber);
  const events = within(query.events, blockNumber);
  const tokens = [...new Set([wrapped, ...entries.tokens, ...listed])];
  const orders = orderStories(events).filter(({ state }) => state === 'open');
  const opening =
    firstBlock === 0
      ? nothing(tokens)
      : await accountBalances(reader, { account, book, tokens, orders: [], blockNumber: firstBlock - 1 });
  const closing = await accountBalances(reader, { account, book, tokens, orders, blockNumber });
  const { fees, unread } = await readFees(reader, query, [...entries.hashes, ...sentBy(events), ...query.ownHashes]);
  const readings = new Map(
    tokens.map((token): [Address, BalanceReading] => [
      token,
      { opening: heldIn(opening, token, wrapped), closing: heldIn(closing, token, wrapped) },
    ]),
  );
  const networkFees = fees.map(({ amount }) => amount);
  const lines = balanceProof({ entries: entries.sums, networkFees, native: wrapped, readings });
  return {
    ...{ blockNumber, blockHash: undefined, firstBlock, fees, unreadReceipts: unread, coins: [], search: undefined },
    lines: lines.filter((line) => !isEmpty(line)),
    sentCount:
      closing.sentCount === undefined || opening.sentCount === undefined
        ? undefined
        : closing.sentCount - opening.sentCount,
  };
};
