import type { Fields } from '#lib/fields.ts';
import { reported, reportedResult } from '#lib/reported.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { createBreaker, type ServiceRules } from '../http/breaker.ts';
import { readShape, record, type Shape, address, count, list, where } from '../shape.ts';
import { createSubgraphClient, type QuerySubgraph, type SubgraphOptions } from './createSubgraphClient.ts';
import { orderMiningOf } from './orderMiningShapes.ts';
import { readPairPage } from './pairPage.ts';
import {
  HEAD_QUERY,
  ORDER_MINING_QUERY,
  ORDERS_QUERY,
  PAGE_SIZE,
  PAIR_QUERY,
  POOLS_QUERY,
  TOKEN_FIGURES_QUERY,
  TOKENS_QUERY,
  TRADES_QUERY,
} from './queries.ts';
import { tokenFigures, tokenPage } from './tokenShapes.ts';
import { MAX_ORDERS, openOrders, MAX_TRADES, reportedTrades } from './reportedOrders.ts';
import type { Answer, DataService, ServiceProblem } from './types.ts';
import type { ReportedPool } from '#domain/markets/reportedPools.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';

const token = record({ id: address });

const pool: Shape<ReportedPool> = (value, path) => {
  const fields = record({ id: address, token0: token, token1: token, createdAtBlockNumber: count });
  const { id, token0, token1, createdAtBlockNumber } = fields(value, path);
  return { pair: id, token0: token0.id, token1: token1.id, block: createdAtBlockNumber };
};

const sorted = where(pool, ({ token0, token1 }) => sortsBefore(token0, token1));

/** Sorted pools, all above `after`, because a page that went back would cause an endless loop. Throws ShapeError. */
const poolPage =
  (after: string): Shape<readonly ReportedPool[]> =>
  (value, path) => {
    const { pairs } = record({ pairs: list(sorted, PAGE_SIZE) })(value, path);
    const ids = [after, ...pairs.map(({ pair }) => pair.toLowerCase())];
    const isRising = ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id);
    return where(
      () => pairs,
      () => isRising,
    )(pairs.length, `${path}.pairs`);
  };

/** `FIRST_ID` is below every address. */
const [MAX_LISTED, FIRST_ID] = [10_000, '0x'];

const read = <T>(shape: Shape<T>, data: unknown): Result<T, ServiceProblem> => {
  const known = readShape(shape, data);
  return known.ok ? known : err({ code: 'unreadable', cause: known.error });
};

const report = <T>(shape: Shape<T>, data: unknown): Awaited<Answer<T>> => reportedResult(read(shape, data));

const inField =
  <T>(name: string, shape: Shape<T>): Shape<T> =>
  (value, path) =>
    record({ [name]: shape })(value, path)[name] as T;

const readPages = async <T>(
  ask: (variables: Fields) => ReturnType<QuerySubgraph>,
  pageAfter: (after: string) => Shape<readonly T[]>,
  addressOf: (entry: T) => string,
): Answer<readonly T[]> => {
  const all: T[] = [];
  for (let after = FIRST_ID; all.length < MAX_LISTED;) {
    const answer = await ask({ after, first: PAGE_SIZE });
    if (!answer.ok) return answer;
    const page = read(pageAfter(after), answer.value.data);
    if (!page.ok) return page;
    all.push(...page.value);
    const last = page.value.at(-1);
    if (last === undefined || page.value.length < PAGE_SIZE) break;
    after = addressOf(last).toLowerCase();
  }
  return ok(reported(all));
};

export const createDataService = (options: SubgraphOptions): DataService => {
  const ask = createSubgraphClient(options);
  return {
    async head(signal) {
      const answer = await ask(HEAD_QUERY, {}, signal);
      return answer.ok ? ok(answer.value.head) : answer;
    },
    async pairPage(query, signal) {
      const { fromBlock, toBlock } = query.range;
      const pair = query.pair.toLowerCase();
      const blocks = { from: fromBlock.toString(), to: toBlock.toString() };
      const answer = await ask(PAIR_QUERY, { pair, of: pair, ...blocks, first: PAGE_SIZE }, signal);
      if (!answer.ok) return answer;
      if (answer.value.head < toBlock) return err({ code: 'lagging' });
      return report(() => readPairPage(answer.value.data, query, PAGE_SIZE), answer.value.data);
    },
    async trades(account, signal) {
      const answer = await ask(TRADES_QUERY, { account: account.toLowerCase(), first: MAX_TRADES }, signal);
      if (!answer.ok) return answer;
      return report(inField('accountTransactionAmounts', reportedTrades), answer.value.data);
    },
    pools: (signal) =>
      readPages(
        (variables) => ask(POOLS_QUERY, variables, signal),
        poolPage,
        ({ pair }) => pair,
      ),
    async openOrders(account, signal) {
      const of = { account: account.toLowerCase(), since: '0', first: MAX_ORDERS };
      const answer = await ask(ORDERS_QUERY, of, signal);
      if (!answer.ok) return answer;
      return report(inField('orderTransactionBalances', openOrders), answer.value.data);
    },
    tokens: (signal) =>
      readPages(
        (variables) => ask(TOKENS_QUERY, variables, signal),
        tokenPage,
        ({ address }) => address,
      ),
    async tokenFigures([a, b], signal) {
      const answer = await ask(TOKEN_FIGURES_QUERY, { a: a.toLowerCase(), b: b.toLowerCase() }, signal);
      if (!answer.ok) return answer;
      const { data, head } = answer.value;
      return report((value, path) => ({ ...tokenFigures([a, b])(value, path), block: head }), data);
    },
    async orderMining(account, fromBlock, signal) {
      const of = { account: account.toLowerCase(), from: String(fromBlock), first: PAGE_SIZE };
      const answer = await ask(ORDER_MINING_QUERY, of, signal);
      if (!answer.ok) return answer;
      const { data, head } = answer.value;
      return report((value, path) => ({ ...orderMiningOf(account)(value, path), block: head }), data);
    },
  };
};

export const openDataService = (url: string, { timeoutMs, maxBytes, breaker }: ServiceRules): DataService =>
  createDataService({ url, timeoutMs, maxBytes, breaker: createBreaker(breaker, () => performance.now()) });
