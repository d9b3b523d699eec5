import { fieldsOf } from '#lib/fields.ts';
import { DISCONNECTED, REQUEST_PENDING, UNSUPPORTED_METHODS, walletErrorCode } from './eip1193.ts';
import { AccountFault } from './walletAnswers.ts';
import { hasErrorCode, isRejection, saysRejected } from './rejection.ts';
import type { WalletProblem } from './walletSession.ts';

/** Turns what a wallet rejected with into a problem with a known code. */
export const classifyWalletError = (cause: unknown): WalletProblem => {
  if (cause instanceof AccountFault) return { code: cause.code, cause };
  const code = walletErrorCode(cause);
  const text = typeof cause === 'string' ? cause : (fieldsOf(cause).message ?? '');
  if (hasErrorCode(cause, isRejection) || saysRejected(String(text))) return { code: 'rejected', cause };
  if (code === REQUEST_PENDING) return { code: 'pendingInWallet', cause };
  if (code === DISCONNECTED) return { code: 'unreachable', cause };
  if (code !== undefined && UNSUPPORTED_METHODS.includes(code)) return { code: 'unsupported', cause };
  return { code: 'failed', cause };
};
