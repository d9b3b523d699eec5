import type { GraphQLClient } from 'graphql-request';
import type { DownloadCause } from '#domain/lists/types.ts';
import type { Fields } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Breaker } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';
import { count, readShape, record, type Shape } from '../shape.ts';
import type { ServiceProblem } from './types.ts';

export interface SubgraphOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly breaker?: Breaker;
}

interface SubgraphAnswer {
  readonly data: unknown;
  readonly head: number;
}

/** The query must request `META`, which is checked. Never rejects. */
export type QuerySubgraph = (
  document: string,
  variables: Fields,
  signal: AbortSignal | undefined,
) => Promise<Result<SubgraphAnswer, ServiceProblem>>;

const health = record({
  _meta: record({ block: record({ number: count }), hasIndexingErrors: (value: unknown) => value }),
});

const judge: Shape<Result<SubgraphAnswer, ServiceProblem>> = (value, path) => {
  const { data } = record({ data: (entry: unknown) => entry })(value, path);
  const { block, hasIndexingErrors } = health(data, 'data')._meta;
  return hasIndexingErrors === false ? ok({ data, head: block.number }) : err({ code: 'indexingErrors' });
};

const problemOf = (cause: DownloadCause): ServiceProblem => {
  if (cause.code === 'timeout') return { code: 'timeout', cause };
  return { code: cause.code === 'tooLarge' ? 'unreadable' : 'unreachable', cause };
};

class NoAnswer extends Error {
  constructor(readonly problem: ServiceProblem) {
    super(problem.code);
  }
}

export const createSubgraphClient = ({ url, timeoutMs, maxBytes, breaker }: SubgraphOptions): QuerySubgraph => {
  const limits = { bytes: maxBytes, milliseconds: timeoutMs };
  const headers = { 'content-type': 'application/json' };
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
        // A failed load is repeated with the next request.
        client = undefined;
        throw cause;
      });
      const ready = await client;
      const data = await ready.request<unknown>({ document, variables, ...(signal && { signal }) });
      const judged = readShape(judge, { data });
      return judged.ok ? judged.value : err({ code: 'unreadable', cause: judged.error });
    } catch (cause) {
      // A GraphQL error may come with half of the data, which is not used.
      return err(cause instanceof NoAnswer ? cause.problem : { code: 'unreachable', cause });
    }
  };
};
