import type { Fraction } from '#domain/amounts/fraction.ts';
import type { DownloadCause } from '#domain/lists/types.ts';
import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { ReportedReserves } from '#domain/markets/reportedPools.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import { reportedResult } from '#lib/reported.ts';
import { err, type Result } from '#lib/result.ts';
import { MAX_ORDERS, reportedOrder, reportedTrades } from '../dataService/reportedOrders.ts';
import type { Answer, ServiceProblem } from '../dataService/types.ts';
import { createBreaker, type Breaker, type RetryRules, type ServiceRules } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';
import { withQuery, type Query } from '../http/withQuery.ts';
import {
  address,
  count,
  decimal,
  list,
  misfit,
  nullOr,
  readShape,
  record,
  text,
  time,
  uint,
  where,
  type Shape,
} from '../shape.ts';
import type { TradingData, TokenText } from './types.ts';
import { readableText } from '#domain/tokens/readableText.ts';

const [MAX_TEXT_LENGTH, MAX_URL_LENGTH] = [600, 200];

const tokenWords: Shape<string | undefined> = (value) =>
  typeof value === 'string' ? readableText(value, MAX_TEXT_LENGTH) : undefined;

/** Host in ASCII, so that a confusable host appears as "xn--". */
const httpsHost: Shape<string | undefined> = (value) => {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !URL.canParse(value)) return undefined;
  const { protocol, host, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '' ? host : undefined;
};

const tokenText: Shape<TokenText> = (value, path) => {
  const fields = record({ token_address: address, description: tokenWords, website: httpsHost });
  const { token_address: token, description, website: websiteHost } = fields(value, path);
  return { token, description, websiteHost };
};

export const textsOf =
  (tokens: readonly Address[]): Shape<readonly TokenText[]> =>
  (value, path) => {
    const texts = list(tokenText, tokens.length)(value, path);
    return tokens.flatMap((token) => texts.find((text) => text.token === token) ?? []);
  };

interface TradingDataOptions {
  /** Base URL without a slash at the end; calls are under `/v2`. */
  readonly url: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly retry: RetryRules;
  readonly breaker?: Breaker;
}

const [MAX_PAIRS, MAX_EXCHANGES] = [5000, 100];

const positive = where(uint, (value) => value > 0n);

const price: Shape<Fraction> = (value, path) => {
  const { amount0, amount1 } = record({ amount0: positive, amount1: positive })(value, path);
  return { numerator: amount1, denominator: amount0 };
};

const day = record({ open: price, last: price, high: price, low: price, volume0: uint, volume1: uint });

const figures: Shape<DayFigures> = record({ pair: address, block: count, timestamp: time, day: nullOr(day) });

const reserves: Shape<ReportedReserves> = where(
  record({ pair: address, token0: address, token1: address, block: count, reserve0: uint, reserve1: uint }),
  ({ token0, token1 }) => sortsBefore(token0, token1),
);

const TRADE = '3';

/** Answer of the service, as named in spec 000 and 001, section 7. */
const NO_RESERVES = 'empty PairsReserves data';

const problemOf = (cause: DownloadCause): ServiceProblem => {
  if (cause.code === 'timeout') return { code: 'timeout', cause };
  return { code: cause.code === 'tooLarge' || cause.code === 'notJson' ? 'unreadable' : 'unreachable', cause };
};

const oneOfTokens =
  (token0: Address, token1: Address): Shape<DayFigures> =>
  (value, path) => {
    const tokens = record({ token0: address, token1: address })(value, path);
    return tokens.token0 === token0 && tokens.token1 === token1 ? figures(value, path) : misfit(tokens, path);
  };

const inData =
  <T>(shape: Shape<T>): Shape<T> =>
  (value, path) =>
    record({ data: shape })(value, path).data;

const allReserves: Shape<readonly ReportedReserves[]> = (value, path) =>
  isFields(value) && value.error_message === NO_RESERVES ? [] : inData(list(reserves, MAX_PAIRS))(value, path);

/** `data[0].dex`; null if none is known. */
const exchange: Shape<string | null> = (value, path) =>
  list(record({ dex: text(/^[a-z0-9-]{1,20}$/) }), MAX_EXCHANGES)(value, path)[0]?.dex ?? null;

type Send = (path: string, query: Query, signal: AbortSignal | undefined) => Promise<Result<unknown, DownloadCause>>;

const reportWith =
  (send: Send): TradingData['report'] =>
  async (transaction, signal) => {
    const { sender, transactionHash, blockNumber, pairs, opensPool } = transaction;
    const named = { sender, transaction_hash: transactionHash };
    await send('transaction-go', { ...named, sub_block: String(blockNumber) }, signal);
    if (pairs.length > 0) await send('update-pair-at-once', { pairs_address: pairs.join(), ...named }, signal);
    if (opensPool) await send('pair-load', {}, signal);
  };

export const createTradingData = ({ url, timeoutMs, maxBytes, retry, breaker }: TradingDataOptions): TradingData => {
  const limits = { bytes: maxBytes, milliseconds: timeoutMs };
  const send: Send = (path, query, signal) =>
    requestJson({
      url: withQuery(`${url}/v2/${path}`, query),
      limits,
      retry,
      signal,
      init: { redirect: 'error' },
      ...(breaker && { breaker }),
    });

  const readWhole = async <T>(
    path: string,
    query: Query,
    shape: Shape<T>,
    signal: AbortSignal | undefined,
  ): Promise<Result<T, ServiceProblem>> => {
    const sent = await send(path, query, signal);
    if (!sent.ok) return err(problemOf(sent.error));
    const read = readShape(shape, sent.value);
    return read.ok ? read : err({ code: 'unreadable', cause: read.error });
  };
  const askWhole = async <T>(path: string, query: Query, shape: Shape<T>, signal: AbortSignal | undefined): Answer<T> =>
    reportedResult(await readWhole(path, query, shape, signal));
  const ask = <T>(path: string, query: Query, shape: Shape<T>, signal: AbortSignal | undefined): Answer<T> =>
    askWhole(path, query, inData(shape), signal);

  return {
    head: (signal) => readWhole('get-current-block-number', {}, inData(count), signal),
    blockTime: (signal) => ask('get-average-block-time', {}, decimal, signal),
    pairs: (signal) => ask('pairs', {}, list(figures, MAX_PAIRS), signal),
    pair: (token0, token1, signal) =>
      ask('pair', { token0Address: token0, token1Address: token1 }, oneOfTokens(token0, token1), signal),
    reserves: (signal) => askWhole('pair-reserves', {}, allReserves, signal),
    poolExchange: (a, b, signal) =>
      ask('pool-info', { token0: a.toLowerCase(), token1: b.toLowerCase() }, exchange, signal),
    tokenTexts: (a, b, signal) => ask('token-exterior', { token_address: `${a},${b}` }, textsOf([a, b]), signal),
    openOrders: (account, signal) =>
      ask(
        'order-transaction-balance',
        { customerAccount: account, amount: '0', operatorTime: '0' },
        list(reportedOrder, MAX_ORDERS),
        signal,
      ),
    trades: (account, signal) =>
      ask(
        'account-transaction-amount',
        { customerAccount: account, toNum: '0', type: TRADE, operatorTime: '0' },
        reportedTrades,
        signal,
      ),
    report: reportWith(send),
  };
};

export const openTradingData = (url: string, { timeoutMs, maxBytes, retry, breaker }: ServiceRules): TradingData =>
  createTradingData({ url, timeoutMs, maxBytes, retry, breaker: createBreaker(breaker, () => performance.now()) });
