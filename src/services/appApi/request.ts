import type { ActionProblem, ApiProblem, RefusalReason } from '#domain/appApi/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { downloadJson } from '../downloadJson.ts';

/** Largest answer that is read, and how long one may take. */
const LIMITS = { bytes: 500_000, milliseconds: 10_000 };

/** Where the service is, and nothing that it could send a request on to. */
const OWN_PLACE: RequestInit = { redirect: 'error' };

/** One answer of the service; `read` gives undefined for what cannot be used. */
export const readApi = async <T>(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  read: (sent: Fields) => T | undefined,
): Promise<Result<T, ApiProblem>> => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(given).toString();
  const sent = await downloadJson(`${baseUrl}${path}${search && `?${search}`}`, LIMITS, OWN_PLACE);
  if (!sent.ok) return sent;
  const value = read(fieldsOf(sent.value));
  return value === undefined ? err({ code: 'invalid' }) : ok(value);
};

/** What an account does, in the shape of spec 001 section 7. */
export interface UserAction {
  readonly clientAddress: string;
  readonly actionType: 'createInvitation' | 'setDefaultInvitation' | 'join' | 'applyToken' | 'applyPair';
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
export const sendAction = async (
  baseUrl: string,
  { clientAddress, actionType, action }: UserAction,
): Promise<Result<Fields, ActionProblem>> => {
  const body = JSON.stringify({ clientAddress, actionType, action: JSON.stringify(action) });
  const headers = { 'content-type': 'application/json' };
  const sent = await downloadJson(`${baseUrl}/userAction/add`, LIMITS, { ...OWN_PLACE, method: 'POST', body, headers });
  if (!sent.ok) return sent;
  const answer = fieldsOf(sent.value);
  if (answer.accepted === true) return ok(answer);
  if (answer.accepted !== false) return err({ code: 'invalid' });
  return err({ code: 'refused', reason: reasons.find((one) => one === answer.reason) ?? 'other' });
};
