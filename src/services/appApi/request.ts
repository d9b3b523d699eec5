import type { ActionProblem, ApiProblem, RefusalReason } from '#domain/appApi/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { requestJson } from '../http/requestJson.ts';
import type { RequestParts } from '../http/requestJson.ts';
import { withQuery } from '../http/withQuery.ts';
import type { Query } from '../http/withQuery.ts';
import { readShape } from '../shape.ts';
import type { Shape } from '../shape.ts';

/** Largest answer that is read, and how long one may take. */
const limits = { bytes: 500_000, milliseconds: 10_000 };

/** Where the service is, and nothing that it could send a request on to. */
const redirect = 'error';

/** One answer of the service. No breaker holds it back: somebody looks at it, and may press Retry. */
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

/** The request of an account's action. */
export const actionRequest = ({ clientAddress, actionType, action }: UserAction): RequestParts => ({
  redirect,
  method: 'POST',
  body: JSON.stringify({ clientAddress, actionType, action: JSON.stringify(action) }),
  headers: { 'content-type': 'application/json' },
});

/** What an account does, in the shape of spec 001 section 7. */
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
];

/** Sends it once: what is not answered may have been taken all the same. @returns what the service answered */
export const sendAction = async (baseUrl: string, action: UserAction): Promise<Result<Fields, ActionProblem>> => {
  const sent = await requestJson({ url: `${baseUrl}/userAction/add`, limits, init: actionRequest(action) });
  if (!sent.ok) return sent;
  const answer = fieldsOf(sent.value);
  if (answer.accepted === true) return ok(answer);
  if (answer.accepted !== false) return err({ code: 'invalid' });
  return err({ code: 'refused', reason: reasons.find((one) => one === answer.reason) ?? 'other' });
};
