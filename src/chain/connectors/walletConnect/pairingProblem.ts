import { walletErrorCode } from '../eip1193.ts';
import { isRejection } from '../rejection.ts';
import type { WalletProblem } from '../walletSession.ts';

const isOtherChains = (code: number): boolean => code >= 5100 && code < 5200;

/** Why no session came about, from the wallet's code or the library's words. */
export const pairingProblem = (cause: unknown): WalletProblem => {
  const code = walletErrorCode(cause) ?? 0;
  if (isRejection(code)) return { code: 'rejected', cause };
  if (isOtherChains(code)) return { code: 'noPolygon', cause };
  const text = cause instanceof Error || typeof cause !== 'object' ? String(cause) : JSON.stringify(cause);
  if (/expired/i.test(text)) return { code: 'expired', cause };
  return /publish|socket|interrupted|internet/i.test(text) ? { code: 'unreachable', cause } : { code: 'failed', cause };
};
