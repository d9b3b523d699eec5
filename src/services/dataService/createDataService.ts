import type { GraphQLClient } from 'graphql-request';
import type { DownloadCause } from '#domain/lists/types.ts';
import type { ToldPool } from '#domain/markets/toldPools.ts';
import type { Fields } from '#lib/fields.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { createBreaker } from '../http/breaker.ts';
import type { Breaker, ServiceRules } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';
import { count, readShape, record } from '../shape.ts';
import type { Shape } from '../shape.ts';
import { readPairPage } from './pairPage.ts';
import { poolPage } from './poolPage.ts';
import { HEAD_QUERY, PAGE_SIZE, PAIR_QUERY, POOLS_QUERY } from './queries.ts';
import type { DataService, ServiceProblem } from './types.ts';

export interface DataServiceOptions {
  readonly url: string;
  /** An answer that takes longer is given up. */
  readonly timeoutMs: number;
  /** An answer beyond this is not read. */
  readonly maxBytes: number;
  readonly breaker?: Breaker;
}

interface Answer {
  readonly data: unknown;
  readonly head: number;
}

const health = record({
  _meta: record({ block: record({ number: count }), hasIndexingErrors: (value: unknown) => value }),
});

const judge: Shape<Result<Answer, ServiceProblem>> = (value, path) => {
  const { data } = record({ data: (one: unknown) => one })(value, path);
  const { block, hasIndexingErrors } = health(data, 'data')._meta;
  return hasIndexingErrors === false ? ok({ data, head: block.number }) : err({ code: 'indexingErrors' });
};

/** Most pools that are asked for, and what every address lies above. */
const [MAX_POOLS, FIRST_ID] = [10_000, '0x'];

const problemOf = (cause: DownloadCause): ServiceProblem => {
  if (cause.code === 'timeout') return { code: 'timeout', cause };
  return { code: cause.code === 'tooLarge' ? 'unreadable' : 'unreachable', cause };
};

/** Why a request had no answer, thrown through the GraphQL library. */
class NoAnswer extends Error {
  constructor(readonly problem: ServiceProblem) {
    super(problem.code);
  }
}

/** All pages of the list of pools. */
const readPools = async (
  ask: (variables: Fields) => Promise<Result<Answer, ServiceProblem>>,
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

/** Asks one subgraph. The GraphQL library is loaded with the first request. */
export const createDataService = ({ url, timeoutMs, maxBytes, breaker }: DataServiceOptions): DataService => {
  const limits = { bytes: maxBytes, milliseconds: timeoutMs };
  const headers = { 'content-type': 'application/json' };
  /** The library's requests go the way of all others, with their limits. */
  const limited: typeof fetch = async (_url, init) => {
    const parts = { method: 'POST', redirect: 'error', headers, body: init?.body ?? null } as const;
    const signal = init?.signal ?? undefined;
    const sent = await requestJson({ url, limits, signal, init: parts, ...(breaker && { breaker }) });
    if (!sent.ok) throw new NoAnswer(problemOf(sent.error));
    return Response.json(sent.value ?? null);
  };
  let client: Promise<GraphQLClient> | undefined;
  const connect = async (): Promise<GraphQLClient> => {
    const library = await import('graphql-request');
    return new library.GraphQLClient(url, { fetch: limited });
  };

  const ask = async (
    document: string,
    variables: Fields,
    signal: AbortSignal | undefined,
  ): Promise<Result<Answer, ServiceProblem>> => {
    try {
      client ??= connect().catch((cause: unknown) => {
        // What did not load is loaded again with the next request.
        client = undefined;
        throw cause;
      });
      const ready = await client;
      const data = await ready.request<unknown>({ document, variables, ...(signal && { signal }) });
      const judged = readShape(judge, { data });
      return judged.ok ? judged.value : err({ code: 'unreadable', cause: judged.error });
    } catch (cause) {
      // GraphQL says so where it could not answer: what it sends besides may be half of it.
      return err(cause instanceof NoAnswer ? cause.problem : { code: 'unreachable', cause });
    }
  };

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
    pools: (signal) => readPools((variables) => ask(POOLS_QUERY, variables, signal)),
  };
};

/** The subgraph at an address, left alone for a while when it fails. */
export const openDataService = (url: string, { timeoutMs, maxBytes, breaker }: ServiceRules): DataService =>
  createDataService({ url, timeoutMs, maxBytes, breaker: createBreaker(breaker, () => performance.now()) });
