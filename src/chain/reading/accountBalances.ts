import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import { bookDeposits } from '../abis/bookDeposits.ts';
import { erc20 } from '../abis/erc20.ts';
import { orderBook } from '../abis/orderBook.ts';
import type { Reader } from '../sending/send.ts';

export interface RestingPlace {
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly index: bigint;
}

interface BalancesQuery {
  readonly account: Address;
  readonly book: Address;
  readonly tokens: readonly Address[];
  readonly orders: readonly RestingPlace[];
  readonly blockNumber: number;
}

/** Raw units; undefined without an answer. */
export interface AccountBalances {
  readonly tokens: ReadonlyMap<Address, bigint | undefined>;
  readonly coins: bigint | undefined;
  readonly sentCount: bigint | undefined;
}

/** Reads per HTTP request; public nodes refuse more than some hundred. */
const BATCH = 50;

/** Results in order, `BATCH` at a time; `run` never rejects. */
export const inBatches = async <T, R>(list: readonly T[], run: (entry: T) => Promise<R>): Promise<readonly R[]> => {
  const all: R[] = [];
  for (let at = 0; at < list.length; at += BATCH) all.push(...(await Promise.all(list.slice(at, at + BATCH).map(run))));
  return all;
};

const orNothing = async <R>(read: Promise<R>): Promise<R | undefined> => read.catch(() => undefined);

/** Sum of raw amounts; undefined if a part is undefined. */
export const sumOf = (parts: readonly (bigint | undefined)[]): bigint | undefined =>
  parts.reduce<bigint | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0n,
  );

const createReads = (reader: Reader, { account, book, blockNumber }: BalancesQuery) => {
  const tag: Hex = `0x${blockNumber.toString(16)}`;
  const quantityOf = async (method: string): Promise<bigint> => {
    const answer = await reader.send<unknown>(method, [account, tag]);
    if (!isQuantity(answer)) throw new Error(`No answer to ${method}.`);
    return BigInt(answer);
  };
  /** Empty data counts as 0 only if the contract did not exist yet. */
  const amountAt = async (to: Address, data: Hex, decode: typeof erc20.balanceOf.decode): Promise<bigint> => {
    const answer = await reader.send<unknown>('eth_call', [{ to, data }, tag]);
    const amount = isHex(answer) ? decode(answer) : undefined;
    if (amount?.ok) return amount.value;
    if (answer === '0x' && (await reader.send<unknown>('eth_getCode', [to, tag])) === '0x') return 0n;
    throw new Error('No amount.');
  };
  return {
    coins: () => orNothing(quantityOf('eth_getBalance')),
    sentCount: () => orNothing(quantityOf('eth_getTransactionCount')),
    wallet: (token: Address) => orNothing(amountAt(token, erc20.balanceOf.encode(account), erc20.balanceOf.decode)),
    deposit: (token: Address) =>
      orNothing(amountAt(book, bookDeposits.userDiposit.encode(account, token), bookDeposits.userDiposit.decode)),
    remain: ({ soldToken, boughtToken, index }: RestingPlace) =>
      orNothing(
        (async (): Promise<bigint> => {
          const data = orderBook.getOrderByIndexBatch.encode(soldToken, boughtToken, [index]);
          const answer = await reader.send<unknown>('eth_call', [{ to: book, data }, tag]);
          const details = isHex(answer) ? orderBook.getOrderByIndexBatch.decode(answer) : undefined;
          const [order] = details?.ok ? details.value : [];
          if (order?.soldToken !== soldToken || order.maker !== account) throw new Error('No such order.');
          return order.remain;
        })(),
      ),
  };
};

/** Balances at one block, read in batches. Never rejects; a token with an unread part is undefined. */
export const accountBalances = async (reader: Reader, query: BalancesQuery): Promise<AccountBalances> => {
  const { tokens, orders } = query;
  const reads = createReads(reader, query);
  const [coins, sentCount] = await Promise.all([reads.coins(), reads.sentCount()]);
  const held = await inBatches(tokens, reads.wallet);
  const deposited = await inBatches(tokens, reads.deposit);
  const remains = await inBatches(orders, reads.remain);
  const parts = (token: Address): readonly (bigint | undefined)[] =>
    orders.flatMap(({ soldToken }, i) => (soldToken === token ? [remains[i]] : []));
  return {
    tokens: new Map(tokens.map((token, i) => [token, sumOf([held[i], deposited[i], ...parts(token)])] as const)),
    ...{ coins, sentCount },
  };
};
