import { isFields } from '#lib/fields.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
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

/** The answers to a batch by request id, or why there are none. */
export type Answers = Result<ReadonlyMap<number, RpcAnswer>, RpcError>;

type Entry = Readonly<Record<string, unknown>>;

const errorOf = (error: unknown): RpcResponseError => {
  const { code, message, data } = isFields(error) ? error : { code: undefined, message: error, data: undefined };
  return new RpcResponseError(typeof code === 'number' ? code : SERVER_ERROR, String(message), data);
};

const isError = (entry: Entry): boolean => 'error' in entry && entry.error !== null;

const answerOf = (method: string, entry: Entry): RpcAnswer => {
  if (isError(entry)) return err(errorOf(entry.error));
  return 'result' in entry ? ok(entry.result) : err(unexpectedResponseError(method, entry));
};

/** A node refuses a whole batch by one error, in a list or not, for one of the ids or for none, or by many of its size. */
const refusalOf = (entries: readonly unknown[], ids: ReadonlyMap<unknown, string>): RpcError | undefined => {
  const errors = entries.map((entry) => (isFields(entry) && isError(entry) ? errorOf(entry.error) : undefined));
  const [first] = errors;
  const [entry] = entries;
  if (entries.length > 1) return errors.every((error) => error && /\bbatch/i.test(error.message)) ? first : undefined;
  return ids.size > 1 || (isFields(entry) && !ids.has(entry.id)) ? first : undefined;
};

/**
 * Finds each request's answer by its id, in whatever order they came; a request without an answer gets the error of an
 * unexpected response. Fails as a whole if the node refuses the batch, if the body holds no answers at all, and if it
 * answers an id twice or one that was not requested: a node must not choose which answer counts. Another node is used
 * then.
 */
export const matchAnswers = (requests: readonly JsonRpcRequest[], body: unknown): Answers => {
  const entries: readonly unknown[] = Array.isArray(body) ? body : [body];
  const methods = new Map<unknown, string>(requests.map(({ id, method }) => [id, method]));
  const refusal = refusalOf(entries, methods);
  if (refusal) return err(refusal);
  const byId = new Map<unknown, RpcAnswer>();
  for (const entry of entries) {
    const method = isFields(entry) ? methods.get(entry.id) : undefined;
    if (!isFields(entry) || method === undefined || byId.has(entry.id)) {
      return err(unexpectedResponseError(method ?? requests[0]?.method ?? '', body));
    }
    byId.set(entry.id, answerOf(method, entry));
  }
  if (byId.size === 0) return err(unexpectedResponseError(requests[0]?.method ?? '', body));
  return ok(
    new Map(requests.map(({ id, method }) => [id, byId.get(id) ?? err(unexpectedResponseError(method, undefined))])),
  );
};
