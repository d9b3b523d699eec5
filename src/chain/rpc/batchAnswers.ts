import { err, ok } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import type { RpcError } from './errors.ts';
import { RpcResponseError, SERVER_ERROR, unexpectedResponseError } from './errors.ts';

/** A JSON-RPC 2.0 request as it travels. */
export interface JsonRpcRequest {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export type RpcAnswer = Result<unknown, RpcError>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const errorOf = (error: unknown): RpcResponseError => {
  const { code, message, data } = isRecord(error) ? error : { code: undefined, message: error, data: undefined };
  return new RpcResponseError(typeof code === 'number' ? code : SERVER_ERROR, String(message), data);
};

const answerOf = (method: string, entry: Record<string, unknown>): RpcAnswer => {
  if ('error' in entry && entry.error !== null) return err(errorOf(entry.error));
  return 'result' in entry ? ok(entry.result) : err(unexpectedResponseError(method, entry));
};

/** A node that refuses the batch as a whole answers one error object instead of a list. */
const refusalOf = (body: unknown): RpcResponseError | undefined =>
  isRecord(body) && !Array.isArray(body) && 'error' in body ? errorOf(body.error) : undefined;

/**
 * Finds each request's answer by its id, in whatever order they came; a request without an answer gets the error of
 * an unexpected response. Fails as a whole if the body holds no answers at all, so that another node can be asked.
 */
export const matchAnswers = (
  requests: readonly JsonRpcRequest[],
  body: unknown,
): Result<ReadonlyMap<number, RpcAnswer>, RpcError> => {
  const entries: readonly unknown[] = Array.isArray(body) ? body : [body];
  const byId = new Map<unknown, Record<string, unknown>>();
  for (const entry of entries) if (isRecord(entry)) byId.set(entry.id, entry);
  const [first] = requests;
  if (first !== undefined && !requests.some(({ id }) => byId.has(id))) {
    return err(refusalOf(body) ?? unexpectedResponseError(first.method, body));
  }
  const answers = requests.map(({ id, method }): [number, RpcAnswer] => {
    const entry = byId.get(id);
    return [id, entry === undefined ? err(unexpectedResponseError(method, undefined)) : answerOf(method, entry)];
  });
  return ok(new Map(answers));
};
