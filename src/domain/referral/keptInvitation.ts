import { fieldsOf } from '#lib/fields.ts';
import type { InvitationCode } from './types.ts';

/** Stored in this browser until an account joins. */
export interface KeptInvitation {
  readonly code: InvitationCode;
  /** Opening of the link, unix milliseconds. */
  readonly keptAtMs: number;
}

/** At most 32 letters, digits, dashes and underscores. */
export const parseInvitationCode = (text: string): InvitationCode | undefined =>
  /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : undefined;

/** Undefined if damaged: an invalid code, or a time that is no safe integer. */
export const restoreInvitation = (stored: unknown): KeptInvitation | undefined => {
  const { code, keptAtMs } = fieldsOf(stored);
  const valid = typeof code === 'string' ? parseInvitationCode(code) : undefined;
  if (valid === undefined || typeof keptAtMs !== 'number' || !Number.isSafeInteger(keptAtMs)) return undefined;
  return { code: valid, keptAtMs };
};

/** An earlier one stays unless exactly it was given up: another tab may have stored another one since. */
export const keepInvitation = (
  stored: KeptInvitation | undefined,
  opened: KeptInvitation,
  givenUp?: InvitationCode,
): KeptInvitation => (stored === undefined || stored.code === givenUp ? opened : stored);
