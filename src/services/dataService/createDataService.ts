import type { GraphQLClient } from 'graphql-request';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { readPairPage } from './pairPage.ts';
import { HEAD_QUERY, PAGE_SIZE, PAIR_QUERY } from './queries.ts';
import { countOf, rowOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { DataService, ServiceProblem } from './types.ts';

export interface DataServiceOptions {
  readonly url: string;
  /** An answer that takes longer is given up. */
  readonly timeoutMs: number;
}

interface Answer {
  readonly row: Row;
  readonly head: number;
}

const unreadable = (cause: unknown): Result<never, ServiceProblem> => err({ code: 'unreadable', cause });

const judge = (answer: unknown): Result<Answer, ServiceProblem> => {
  try {
    const row = rowOf(answer, 'the answer');
    const meta = rowOf(row._meta, '_meta');
    if (meta.hasIndexingErrors !== false) return err({ code: 'indexingErrors' });
    return ok({ row, head: countOf(rowOf(meta.block, 'block'), 'number') });
  } catch (cause) {
    return unreadable(cause);
  }
};

/** Asks one subgraph. The GraphQL library is loaded with the first request. */
export const createDataService = ({ url, timeoutMs }: DataServiceOptions): DataService => {
  let client: Promise<GraphQLClient> | undefined;
  const connect = async (): Promise<GraphQLClient> => {
    const { GraphQLClient } = await import('graphql-request');
    return new GraphQLClient(url);
  };

  const ask = async (
    document: string,
    variables: Row,
    signal: AbortSignal | undefined,
  ): Promise<Result<Answer, ServiceProblem>> => {
    const expiry = AbortSignal.timeout(timeoutMs);
    try {
      client ??= connect().catch((cause: unknown) => {
        // What did not load is loaded again with the next request.
        client = undefined;
        throw cause;
      });
      const ready = await client;
      const either = signal ? AbortSignal.any([signal, expiry]) : expiry;
      return judge(await ready.request<unknown>({ document, variables, signal: either }));
    } catch (cause) {
      return err({ code: expiry.aborted ? 'timeout' : 'unreachable', cause });
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
      try {
        return ok(readPairPage(answer.value.row, query, PAGE_SIZE));
      } catch (cause) {
        return unreadable(cause);
      }
    },
  };
};
