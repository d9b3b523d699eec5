import { isFields, textIn } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { checkAnswer } from './answerShapes.ts';
import { RpcResponseError, SERVER_ERROR, unexpectedResponseError, type RpcError } from './errors.ts';

export interface JsonRpcRequest {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
  /** Function that throws if the result cannot be read; default: `checkAnswer`. It is not sent. */
  readonly check?: ((result: unknown) => unknown) | undefined;
}

export type RpcAnswer = Result<unknown, RpcError>;

export type Answers = Result<ReadonlyMap<number, RpcAnswer>, RpcError>;

type Entry = Readonly<Record<string, unknown>>;

const MAX_REASON = 2000;

/** A message that is not text is not a JSON-RPC answer. */
const errorOf = (error: unknown, method: string): RpcError => {
  const { code, message, data } = isFields(error) ? error : { code: undefined, message: error, data: undefined };
  if (message !== undefined && typeof message !== 'string') return unexpectedResponseError(method, error);
  const reason = textIn(message).slice(0, MAX_REASON) || 'The node gives no reason';
  return new RpcResponseError(typeof code === 'number' ? code : SERVER_ERROR, reason, data);
};

const isError = (entry: Entry): boolean => 'error' in entry && entry.error !== null;

const answerOf = ({ method, check }: JsonRpcRequest, entry: Entry): RpcAnswer => {
  if (isError(entry)) return err(errorOf(entry.error, method));
  if (!('result' in entry)) return err(unexpectedResponseError(method, entry));
  const { result } = entry;
  try {
    if (check) check(result);
    else checkAnswer(method, result);
    return ok(result);
  } catch (cause) {
    return err(unexpectedResponseError(method, result, cause));
  }
};

/** First unusable answer, which shows that the node cannot be relied on. */
export const flawIn = (answers: Answers): RpcError | undefined => {
  for (const answer of answers.ok ? answers.value.values() : [])
    if (!answer.ok && answer.error.kind === 'unexpected') return answer.error;
  return undefined;
};

/** True if this answer, or the batch, was cut off. */
export const isTooLong = (answers: Answers, id?: number): boolean => {
  const answer = answers.ok && id !== undefined ? answers.value.get(id) : answers;
  return answer?.ok === false && answer.error.kind === 'size';
};

/** Refusal of a whole batch: one error, alone or in a list, with one id or none, or many errors about its size. */
const refusalOf = (entries: readonly unknown[], ids: ReadonlyMap<unknown, JsonRpcRequest>): RpcError | undefined => {
  const [{ method = '' } = {}] = ids.values();
  const errors = entries.map((entry) => (isFields(entry) && isError(entry) ? errorOf(entry.error, method) : undefined));
  const [first] = errors;
  const [entry] = entries;
  if (entries.length > 1) return errors.every((error) => error && /\bbatch/i.test(error.message)) ? first : undefined;
  return ids.size > 1 || (isFields(entry) && !ids.has(entry.id)) ? first : undefined;
};

/**
 * Answers by id, in any order; missing and unreadable ones become errors (`flawIn`). Fails as a whole if the batch is
 * refused or has no answers. A repeated or unknown id fails it too, because a node must not choose which answer
 * counts.
 */
export const matchAnswers = (requests: readonly JsonRpcRequest[], body: unknown): Answers => {
  const entries: readonly unknown[] = Array.isArray(body) ? body : [body];
  const requestById = new Map<unknown, JsonRpcRequest>(requests.map((request) => [request.id, request]));
  const refusal = refusalOf(entries, requestById);
  if (refusal) return err(refusal);
  const byId = new Map<unknown, RpcAnswer>();
  for (const entry of entries) {
    const request = isFields(entry) ? requestById.get(entry.id) : undefined;
    if (!isFields(entry) || request === undefined || byId.has(entry.id)) {
      return err(unexpectedResponseError((request ?? requests[0])?.method ?? '', body));
    }
    byId.set(entry.id, answerOf(request, entry));
  }
  if (byId.size === 0) return err(unexpectedResponseError(requests[0]?.method ?? '', body));
  return ok(
    new Map(requests.map(({ id, method }) => [id, byId.get(id) ?? err(unexpectedResponseError(method, undefined))])),
  );
};

/** False for a failed batch, a missing answer, or an error of this request. */
export const isAnswered = (answers: Answers, id: number): boolean => answers.ok && answers.value.get(id)?.ok === true;
