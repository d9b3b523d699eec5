import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { feeWithin } from '#domain/trade/limitOrder.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';

const tokenOf = (currency: CurrencyFact): Token =>
  currency.address === undefined
    ? wrappedNative
    : { kind: 'token', chainId: POLYGON_CHAIN_ID, name: currency.symbol, ...currency, address: currency.address };

/** A trade on another exchange's router, and its tokens. */
export interface RouterTrade {
  readonly trade: OwnTrade;
  readonly tokens: ReadonlyMap<Address, Token>;
}

const NO_TIMES: ReadonlyMap<number, number> = new Map();

/**
 * Transactions that are listed as trades on other routers, so that their transfers are not. A swap whose receipt does not
 * show its trade is listed as transfers: amounts of a history are those of logs, never planned ones.
 */
export const tradeTransactions = (records: readonly TransactionRecord[]): readonly Hex[] =>
  records.flatMap((record) => routerTrade(record, NO_TIMES)?.trade.at.transactionHash ?? []);

/** The trade of a record, with the times of blocks; undefined where it was none, or has not happened. */
export const routerTrade = (
  { hash, info, outcome, receipt }: TransactionRecord,
  times: ReadonlyMap<number, number>,
): RouterTrade | undefined => {
  if (info.kind !== 'swap' || !outcome || !receipt || !isSuccess(receipt)) return undefined;
  const [paid, got] = [tokenOf(info.input), tokenOf(info.output)];
  const { blockNumber, transactionHash } = receipt;
  const sold = BigInt(outcome.spent);
  const trade: OwnTrade = {
    key: hash,
    role: 'taker',
    soldToken: paid.address,
    boughtToken: got.address,
    sold,
    received: BigInt(outcome.received),
    fee: feeWithin(sold, BigInt(info.feePerThousand)),
    // Its log is not known; within a block it counts as the first.
    at: { timestamp: times.get(blockNumber), blockNumber, logIndex: 0, transactionHash },
    exchange: info.exchange,
  };
  return { trade, tokens: new Map([paid, got].map((token) => [token.address, token])) };
};
