import { isRejection, isUnsupported, refusalFacts } from '../refusal.ts';
import type { WalletProblem } from '../walletSession.ts';

/** Problem from the wallet's code or the library's words. Never throws. */
export const pairingProblem = (cause: unknown): WalletProblem => {
  const { codes, texts } = refusalFacts(cause);
  if (codes.some(isRejection)) return { code: 'rejected', cause };
  if (codes.some(isUnsupported)) return { code: 'noPolygon', cause };
  const says = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  if (says(/expired/i)) return { code: 'expired', cause };
  return says(/publish|socket|interrupted|internet/i) ? { code: 'unreachable', cause } : { code: 'failed', cause };
};
