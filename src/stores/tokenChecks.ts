import type { TokenFinding } from '#domain/tokens/tokenVerdict.ts';
import { transferFeeOf } from '#domain/tokens/transferFees.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { importWithRetry } from '#lib/later.ts';
import { failed, ready, type Loadable } from '#lib/loadable.ts';
import { rememberTransferFee } from './seenTransferFees.ts';

const RETRY_MS = 10_000;

const UNANSWERED: readonly TokenFinding[] = [{ code: 'untried', severity: 'unknown' }];

type TokenCheck = Loadable<readonly TokenFinding[]>;

const { notify, add } = createNotifier();
const checks = new Map<Address, TokenCheck>();
const running = new Map<Address, Promise<void>>();

const check = async (token: Address): Promise<TokenCheck> => {
  try {
    const { checkOnChain } = await importWithRetry(() => import('./checkOnChain.ts'));
    const findings = await checkOnChain(token);
    if (transferFeeOf(findings) > 0) rememberTransferFee(token);
    return ready(findings);
  } catch (error) {
    return failed(error, UNANSWERED);
  }
};

const checkOnce = (token: Address): Promise<void> => {
  const started =
    running.get(token) ??
    check(token).then((found) => {
      checks.set(token, found);
      running.delete(token);
      notify();
    });
  running.set(token, started);
  return started;
};

/** Undefined until the first answer or failure. */
export const tokenCheckOf = (token: Address): TokenCheck | undefined => checks.get(token);

export const subscribeToTokenChecks = add;

/** Checks a token once and retries after failures. @returns stops the retries */
export const startTokenCheck = (token: Address): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    if (checks.get(token)?.status !== 'ready') await checkOnce(token);
    if (!isStopped && checks.get(token)?.status === 'failed') timer = setTimeout(() => void turn(), RETRY_MS);
  };
  void turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
