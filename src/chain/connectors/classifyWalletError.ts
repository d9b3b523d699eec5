import { DISCONNECTED, REQUEST_PENDING, UNSUPPORTED_METHODS } from './eip1193.ts';
import { isRejection, refusalFacts } from './refusal.ts';
import { isRejectedInWords } from './rejectedInWords.ts';
import { AccountFault } from './walletAnswers.ts';
import type { WalletProblem } from './walletSession.ts';

const faultIn = (cause: unknown): AccountFault | undefined => {
  try {
    return cause instanceof AccountFault ? cause : undefined;
  } catch {
    return undefined;
  }
};

/** Problem of a wallet's error. Never throws. */
export const classifyWalletError = (cause: unknown): WalletProblem => {
  const facts = refusalFacts(cause);
  const { codes } = facts;
  if (codes.some(isRejection) || isRejectedInWords(facts)) return { code: 'rejected', cause };
  if (codes.includes(REQUEST_PENDING)) return { code: 'pendingInWallet', cause };
  if (codes.includes(DISCONNECTED)) return { code: 'unreachable', cause };
  if (codes.some((code) => UNSUPPORTED_METHODS.includes(code))) return { code: 'unsupported', cause };
  // A wallet may return its error as an answer.
  return { code: faultIn(cause)?.code ?? 'failed', cause };
};
