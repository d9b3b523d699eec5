import { fieldsOf } from '#lib/fields.ts';
import type { InvitationCode } from './types.ts';

/** An invitation that this browser keeps until an account joins with it. */
export interface KeptInvitation {
  readonly code: InvitationCode;
  /** When its link was opened, unix milliseconds. */
  readonly keptAtMs: number;
}

/** The code of a link, if it is one: letters, digits, dashes and underscores, at most 32. */
export const parseInvitationCode = (text: string): InvitationCode | undefined =>
  /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : undefined;

/** What is stored as an invitation; undefined where it is none. */
export const restoreInvitation = (stored: unknown): KeptInvitation | undefined => {
  const { code, keptAtMs } = fieldsOf(stored);
  const valid = typeof code === 'string' ? parseInvitationCode(code) : undefined;
  if (valid === undefined || typeof keptAtMs !== 'number' || !Number.isSafeInteger(keptAtMs)) return undefined;
  return { code: valid, keptAtMs };
};

/**
 * What is kept once a link with `code` is opened. An earlier invitation stays, unless it is the very one that the person
 * agreed to give up: another tab may have kept a different one since.
 */
export const keepInvitation = (
  stored: KeptInvitation | undefined,
  opened: KeptInvitation,
  givenUp?: InvitationCode,
): KeptInvitation => (stored === undefined || stored.code === givenUp ? opened : stored);
