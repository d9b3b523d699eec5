import { fieldsOf } from '#lib/fields.ts';
import type { InvitationCode } from './types.ts';

/** An invitation that this browser stores until an account joins with it. */
export interface KeptInvitation {
  readonly code: InvitationCode;
  /** Time at which the link was opened, unix milliseconds. */
  readonly keptAtMs: number;
}

/** Code of a link: letters, digits, dashes and underscores, at most 32; undefined for other text. */
export const parseInvitationCode = (text: string): InvitationCode | undefined =>
  /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : undefined;

/** Reads a stored invitation; undefined if it is damaged. */
export const restoreInvitation = (stored: unknown): KeptInvitation | undefined => {
  const { code, keptAtMs } = fieldsOf(stored);
  const valid = typeof code === 'string' ? parseInvitationCode(code) : undefined;
  if (valid === undefined || typeof keptAtMs !== 'number' || !Number.isSafeInteger(keptAtMs)) return undefined;
  return { code: valid, keptAtMs };
};

/**
 * Invitation to store after a link is opened. An earlier one stays, unless it is exactly the one that the user agreed
 * to give up: another tab may have stored a different one since.
 */
export const keepInvitation = (
  stored: KeptInvitation | undefined,
  opened: KeptInvitation,
  givenUp?: InvitationCode,
): KeptInvitation => (stored === undefined || stored.code === givenUp ? opened : stored);
