import { isFields } from '#lib/fields.ts';
import { USER_REJECTED } from './eip1193.ts';

const codeIn = (code: unknown): number | undefined =>
  typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : typeof code === 'number' ? code : undefined;

/** True if a code, or a text that is one, occurs in an error or in one that it wraps. Phones wrap as `originalError`. */
export const hasErrorCode = (error: unknown, isMeant: (code: number) => boolean, depth = 0): boolean => {
  if (!isFields(error) || depth > 4) return false;
  const code = codeIn(error.code);
  if (code !== undefined && isMeant(code)) return true;
  return [error.error, error.info, error.data, error.cause, error.originalError].some((inner) =>
    hasErrorCode(inner, isMeant, depth + 1),
  );
};

/** WalletConnect's codes for what the person or the wallet refused. */
export const isRejection = (code: number): boolean => code === USER_REJECTED || (code >= 5000 && code < 5100);

const REJECTED_TEXT =
  /\buser (?:rejected|denied|cancell?ed|disapproved)|(?:rejected|denied|cancell?ed) by (?:the )?user|^(?:request |transaction )?(?:rejected|denied|cancell?ed)\.?$/i;

/** True for the words by which wallets without a code say that the person refused. */
export const saysRejected = (text: string): boolean => REJECTED_TEXT.test(text.trim());
