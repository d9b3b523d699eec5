import type { ToldPool } from '#domain/markets/toldPools.ts';
import type { Fields } from '#lib/fields.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { createBreaker } from '../http/breaker.ts';
import type { ServiceRules } from '../http/breaker.ts';
import { readShape, record } from '../shape.ts';
import { createSubgraphClient } from './createSubgraphClient.ts';
import type { AskSubgraph, SubgraphOptions } from './createSubgraphClient.ts';
import { readPairPage } from './pairPage.ts';
import { poolPage } from './poolPage.ts';
import { HEAD_QUERY, PAGE_SIZE, PAIR_QUERY, POOLS_QUERY, TRADES_QUERY } from './queries.ts';
import { MAX_TRADES, toldTrades } from './toldTrade.ts';
import type { DataService, ServiceProblem } from './types.ts';

/** Most pools that are asked for, and what every address lies above. */
const [MAX_POOLS, FIRST_ID] = [10_000, '0x'];

/** All pages of the list of pools. */
const readPools = async (
  ask: (variables: Fields) => ReturnType<AskSubgraph>,
): Promise<Result<readonly ToldPool[], ServiceProblem>> => {
  const all: ToldPool[] = [];
  for (let after = FIRST_ID; all.length < MAX_POOLS;) {
    const answer = await ask({ after, first: PAGE_SIZE });
    if (!answer.ok) return answer;
    const page = readShape(poolPage(after), answer.value.data);
    if (!page.ok) return err({ code: 'unreadable', cause: page.error });
    all.push(...page.value);
    if (page.value.length < PAGE_SIZE) break;
    after = page.value.at(-1)?.pair.toLowerCase() ?? after;
  }
  return ok(all);
};

/** Asks the exchange's subgraph. */
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
      const page = readShape(() => readPairPage(answer.value.data, query, PAGE_SIZE), answer.value.data);
      return page.ok ? page : err({ code: 'unreadable', cause: page.error });
    },
    async trades(account, signal) {
      const answer = await ask(TRADES_QUERY, { account: account.toLowerCase(), first: MAX_TRADES }, signal);
      if (!answer.ok) return answer;
      const read = readShape(record({ accountTransactionAmounts: toldTrades }), answer.value.data);
      return read.ok ? ok(read.value.accountTransactionAmounts) : err({ code: 'unreadable', cause: read.error });
    },
    pools: (signal) => readPools((variables) => ask(POOLS_QUERY, variables, signal)),
  };
};

/** The subgraph at an address, left alone for a while when it fails. */
export const openDataService = (url: string, { timeoutMs, maxBytes, breaker }: ServiceRules): DataService =>
  createDataService({ url, timeoutMs, maxBytes, breaker: createBreaker(breaker, () => performance.now()) });
