import type { WalletProblem } from '#chain/connectors/walletSession.ts';
import { importWithRetry } from '#lib/later.ts';

/** Problem of a wallet's error, whose rules are loaded by then. Never rejects. */
export const walletProblemOf = async (cause: unknown): Promise<WalletProblem> => {
  try {
    const { classifyWalletError } = await importWithRetry(() => import('#chain/connectors/classifyWalletError.ts'));
    return classifyWalletError(cause);
  } catch {
    return { code: 'failed', cause };
  }
};
