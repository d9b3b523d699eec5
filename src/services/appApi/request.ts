import type { ActionProblem, ApiProblem, RefusalReason } from '#domain/appApi/types.ts';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { requestJson, type RequestParts } from '../http/requestJson.ts';
import { withQuery, type Query } from '../http/withQuery.ts';
import { readShape, type Shape } from '../shape.ts';

const limits = { bytes: 500_000, milliseconds: 10_000 };

/** No request leaves the service's host. */
const redirect = 'error';

/** Reads without a circuit breaker, because the user sees the result and can retry. */
export const readApi = async <T>(
  baseUrl: string,
  path: string,
  query: Query,
  shape: Shape<T>,
): Promise<Result<T, ApiProblem>> => {
  const sent = await requestJson({ url: withQuery(baseUrl + path, query), limits, init: { redirect } });
  if (!sent.ok) return sent;
  const read = readShape(shape, sent.value);
  return read.ok ? read : err({ code: 'invalid' });
};

export const actionRequest = ({ clientAddress, actionType, action }: UserAction): RequestParts => ({
  redirect,
  method: 'POST',
  body: JSON.stringify({ clientAddress, actionType, action: JSON.stringify(action) }),
  headers: { 'content-type': 'application/json' },
});

export interface UserAction {
  readonly clientAddress: string;
  readonly actionType:
    | 'createInvitation'
    | 'setDefaultInvitation'
    | 'join'
    | 'applyToken'
    | 'applyPair'
    | 'addLiquidity';
  readonly action: Fields;
}

const reasons: readonly RefusalReason[] = [
  'ownInvitation',
  'alreadyJoined',
  'unknownInvitation',
  'tooManyInvitations',
  'alreadyApplied',
  'notSigned',
  'staleNonce',
];

/** Sends the action once, because it may have been accepted without an answer. */
export const sendAction = async (baseUrl: string, action: UserAction): Promise<Result<Fields, ActionProblem>> => {
  const sent = await requestJson({ url: `${baseUrl}/userAction/add`, limits, init: actionRequest(action) });
  if (!sent.ok) return sent;
  const answer = fieldsOf(sent.value);
  if (answer.accepted === true) return ok(answer);
  if (answer.accepted !== false) return err({ code: 'invalid' });
  return err({ code: 'refused', reason: reasons.find((entry) => entry === answer.reason) ?? 'other' });
};
