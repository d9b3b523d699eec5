import type { GraphQLClient } from 'graphql-request';
import type { DownloadCause } from '#domain/lists/types.ts';
import type { Fields } from '#lib/fields.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Breaker } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';
import { count, readShape, record } from '../shape.ts';
import type { Shape } from '../shape.ts';
import type { ServiceProblem } from './types.ts';

export interface SubgraphOptions {
  readonly url: string;
  /** An answer that takes longer is given up. */
  readonly timeoutMs: number;
  /** An answer beyond this is not read. */
  readonly maxBytes: number;
  readonly breaker?: Breaker;
}

/** What a subgraph answered, and the block it has come to. */
export interface SubgraphAnswer {
  readonly data: unknown;
  readonly head: number;
}

/** Asks a subgraph. The query has to ask for its health (`META`), by which it is judged. Nothing is thrown. */
export type AskSubgraph = (
  document: string,
  variables: Fields,
  signal: AbortSignal | undefined,
) => Promise<Result<SubgraphAnswer, ServiceProblem>>;

const health = record({
  _meta: record({ block: record({ number: count }), hasIndexingErrors: (value: unknown) => value }),
});

const judge: Shape<Result<SubgraphAnswer, ServiceProblem>> = (value, path) => {
  const { data } = record({ data: (one: unknown) => one })(value, path);
  const { block, hasIndexingErrors } = health(data, 'data')._meta;
  return hasIndexingErrors === false ? ok({ data, head: block.number }) : err({ code: 'indexingErrors' });
};

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

/** How one subgraph is asked. The GraphQL library is loaded with the first request. */
export const createSubgraphClient = ({ url, timeoutMs, maxBytes, breaker }: SubgraphOptions): AskSubgraph => {
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

  return async (document, variables, signal) => {
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
};
