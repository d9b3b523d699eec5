import { fieldsOf } from '#lib/fields.ts';
import type { InvitationCode } from './types.ts';

export interface KeptInvitation {
  readonly code: InvitationCode;
  readonly keptAtMs: number;
}

/** At most 32 letters, digits, dashes and underscores. */
export const parseInvitationCode = (text: string): InvitationCode | undefined =>
  /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : undefined;

/** Stored invitation; undefined for an invalid code, or a time that is no safe integer. */
export const restoreInvitation = (stored: unknown): KeptInvitation | undefined => {
  const { code, keptAtMs } = fieldsOf(stored);
  const valid = typeof code === 'string' ? parseInvitationCode(code) : undefined;
  if (valid === undefined || typeof keptAtMs !== 'number' || !Number.isSafeInteger(keptAtMs)) return undefined;
  return { code: valid, keptAtMs };
};

/**
 * Invitation to store. An earlier one stays unless it is exactly the one given up, because another tab may have stored
 * another one since.
 */
export const keepInvitation = (
  stored: KeptInvitation | undefined,
  opened: KeptInvitation,
  givenUp?: InvitationCode,
): KeptInvitation => (stored === undefined || stored.code === givenUp ? opened : stored);
