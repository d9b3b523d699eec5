import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { staysOwn, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { feeWithin } from '#domain/trade/limitOrder.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';

const tokenOf = (currency: CurrencyFact): Token =>
  currency.address === undefined
    ? wrappedNative
    : { kind: 'token', chainId: POLYGON_CHAIN_ID, name: currency.symbol, ...currency, address: currency.address };

interface RouterTrade {
  readonly trade: OwnTrade;
  readonly tokens: ReadonlyMap<Address, Token>;
}

const NO_TIMES: ReadonlyMap<number, number> = new Map();

/** A swap without a trade in its receipt, or for another account, stays a transfer: planned amounts are never used. */
export const tradeTransactions = (records: readonly TransactionRecord[]): readonly Hex[] =>
  records.flatMap((record) => {
    const trade = routerTrade(record, NO_TIMES)?.trade;
    return trade && staysOwn(trade) ? [trade.at.transactionHash] : [];
  });

export const ordersForOthers = (records: readonly TransactionRecord[]): readonly Hex[] =>
  records.flatMap((record) => {
    const isForOther = callsOf(record).some(
      (info) => info.kind === 'placeOrder' && info.maker !== undefined && info.maker !== record.from,
    );
    return isForOther ? (record.receipt?.transactionHash ?? []) : [];
  });

export const routerTrade = (
  { hash, from, info, outcome, receipt }: TransactionRecord,
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
    // The log index is unknown, so the trade counts as the block's first event.
    at: { timestamp: times.get(blockNumber), blockNumber, logIndex: 0, transactionHash },
    exchange: info.exchange,
    isForOther: info.recipient !== from,
  };
  return { trade, tokens: new Map([paid, got].map((token) => [token.address, token])) };
};
