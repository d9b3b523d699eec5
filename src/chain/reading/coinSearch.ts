import { MAX_SEARCH_REQUESTS, type CoinSearchState, type SearchEnd } from '#domain/ledger/checkedBalances.ts';
import {
  chosenTransfers,
  type CoinCandidate,
  type CoinTransfer,
  type KnownCoins,
} from '#domain/ledger/coinTransfers.ts';
import type { PaidFee } from '#domain/ledger/ledgerMove.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readReceipt } from '../sending/receipt.ts';
import type { Reader } from '../sending/send.ts';
import { accountBalances, inBatches, sumOf, type RestingPlace } from './accountBalances.ts';
import { decodeBlockOf, type BlockTransaction, type FullBlock } from './blockTransactions.ts';

interface CoinSearchQuery {
  readonly account: Address;
  readonly book: Address;
  readonly wrapped: Address;
  /** Orders that sell the wrapped coin and are open at the end of a block. */
  readonly ordersAt: (block: number) => readonly RestingPlace[];
  readonly known: KnownCoins;
  readonly paid: ReadonlySet<Hex>;
  readonly counted: ReadonlySet<Hex>;
  /** First block of the search; changes within it are not found. */
  readonly fromBlock: number;
  readonly toBlock: number;
}

export interface CoinSearch extends CoinSearchState {
  readonly transfers: readonly CoinTransfer[];
  readonly fees: readonly PaidFee[];
}

interface Point {
  readonly block: number;
  /** Raw coin and wrapped coin that entries and fees do not explain. */
  readonly rest: bigint;
  readonly unknownSent: bigint;
}

const isSame = (a: Point, b: Point): boolean => a.rest === b.rest && a.unknownSent === b.unknownSent;

const createCounted = (reader: Reader) => {
  let requests = 0;
  return {
    requests: () => requests,
    reader: {
      send<T>(method: string, params: readonly unknown[]): Promise<T> {
        if (requests >= MAX_SEARCH_REQUESTS) return Promise.reject(new Error('Too many requests.'));
        requests += 1;
        return reader.send<T>(method, params);
      },
    },
  };
};

const pointAt = async (reader: Reader, query: CoinSearchQuery, block: number): Promise<Point | undefined> => {
  const { account, book, wrapped, known } = query;
  const orders = query.ordersAt(block);
  const balances = { account, book, tokens: [wrapped], orders, blockNumber: block };
  const { tokens, coins, sentCount } = await accountBalances(reader, balances);
  const held = sumOf([tokens.get(wrapped), coins]);
  if (held === undefined || sentCount === undefined) return undefined;
  return { block, rest: held - known.changeTo(block), unknownSent: sentCount - known.sentTo(block) };
};

/** Oldest readable block, found by doubled distances from the newest block, then by halves. */
const oldestPoint = async (reader: Reader, query: CoinSearchQuery, newest: Point): Promise<Point> => {
  const first = await pointAt(reader, query, query.fromBlock);
  if (first) return first;
  let known = newest;
  let missing = query.fromBlock;
  for (let distance = 1; newest.block - distance > query.fromBlock; distance *= 2) {
    const point = await pointAt(reader, query, newest.block - distance);
    if (!point) {
      missing = newest.block - distance;
      break;
    }
    known = point;
  }
  while (known.block - missing > 1) {
    const middle = (known.block + missing) >> 1;
    const point = await pointAt(reader, query, middle);
    if (point) known = point;
    else missing = middle;
  }
  return known;
};

type FoundInBlock = Pick<CoinSearch, 'transfers' | 'fees'>;

type ReadReceipt = NonNullable<ReturnType<typeof readReceipt>>['receipt'];

const candidateOf = (
  { account, wrapped, counted }: CoinSearchQuery,
  { hash, index, from, to, value, hasData }: BlockTransaction,
  receipt: ReadReceipt,
  { timestamp }: FullBlock,
): CoinCandidate | undefined => {
  if (value === 0n || from === to || to === wrapped || counted.has(hash) || receipt.status !== 1) return undefined;
  const isSent = from === account;
  const contract = isSent ? (to ?? receipt.contractAddress ?? undefined) : from;
  const at = { transactionHash: hash, transactionIndex: index, blockNumber: receipt.blockNumber, timestamp };
  return { transfer: { kind: isSent ? 'sent' : 'arrived', amount: value, contract, ...at }, isCall: hasData };
};

const readBlock = async (
  reader: Reader,
  query: CoinSearchQuery,
  blockNumber: number,
  change: bigint,
): Promise<FoundInBlock | undefined> => {
  const { account, paid } = query;
  const params = [`0x${blockNumber.toString(16)}`, true];
  const answer = await reader.send<unknown>('eth_getBlockByNumber', params).catch(() => undefined);
  const block = decodeBlockOf(answer, account);
  if (!block) return undefined;
  const receipts = await inBatches(block.transactions, ({ hash }) =>
    reader.send<unknown>('eth_getTransactionReceipt', [hash]).catch(() => undefined),
  );
  const fees: PaidFee[] = [];
  const candidates: CoinCandidate[] = [];
  for (const [i, transaction] of block.transactions.entries()) {
    const receipt = readReceipt(receipts[i])?.receipt;
    if (receipt?.networkFee === undefined) return undefined;
    const { hash } = transaction;
    if (transaction.from === account && !paid.has(hash))
      fees.push({ transactionHash: hash, blockNumber, amount: BigInt(receipt.networkFee) });
    const candidate = candidateOf(query, transaction, receipt, block);
    if (candidate) candidates.push(candidate);
  }
  const paidHere = fees.reduce((sum, { amount }) => sum + amount, 0n);
  return { fees, transfers: chosenTransfers(candidates, change + paidHere) };
};

/**
 * Finds changes of the coin's balance: halves the blocks until each change of the balance, or of the account's
 * transaction count, is in one block, newest first. Changes that cancel each other out between two looks stay unknown.
 * Never rejects.
 */
export const searchCoins = async (node: Reader, query: CoinSearchQuery): Promise<CoinSearch> => {
  const { reader, requests } = createCounted(node);
  const transfers: CoinTransfer[] = [];
  const fees: PaidFee[] = [];
  let searchedFrom = query.toBlock + 1;
  const ended = (end: SearchEnd): CoinSearch => ({
    ...{ transfers, fees, searchedFrom, requests: requests() },
    end: end === 'unread' && requests() >= MAX_SEARCH_REQUESTS ? 'limit' : end,
  });
  const newest = await pointAt(reader, query, query.toBlock);
  if (!newest) return ended('unread');
  const oldest = await oldestPoint(reader, query, newest);
  const open: [Point, Point][] = [[oldest, newest]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [low, high] = part;
    if (!isSame(low, high) && high.block - low.block > 1) {
      const middle = await pointAt(reader, query, (low.block + high.block) >> 1);
      if (!middle) return ended('unread');
      open.push([low, middle], [middle, high]);
      continue;
    }
    const found = isSame(low, high) ? undefined : await readBlock(reader, query, high.block, high.rest - low.rest);
    if (!found && !isSame(low, high)) return ended('unread');
    transfers.push(...(found?.transfers ?? []));
    fees.push(...(found?.fees ?? []));
    searchedFrom = low.block + 1;
  }
  return ended(oldest.block > query.fromBlock ? 'unread' : 'whole');
};
