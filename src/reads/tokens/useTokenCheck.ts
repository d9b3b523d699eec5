import useSWRImmutable from 'swr/immutable';
import type { TokenFinding } from '#domain/tokens/tokenVerdict.ts';
import { transferFeeOf } from '#domain/tokens/transferFees.ts';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { failed, idle, loading, ready, type Loadable } from '#lib/loadable.ts';
import { rememberTransferFee } from './seenTransferFees.ts';

const check = async (token: Address): Promise<readonly TokenFinding[]> => {
  const { checkOnChain } = await importWithRetry(() => import('#stores/checkOnChain.ts'));
  const findings = await checkOnChain(token);
  if (transferFeeOf(findings) > 0) rememberTransferFee(token);
  return findings;
};

const UNANSWERED: readonly TokenFinding[] = [{ code: 'untried', severity: 'unknown' }];

/** Worst first, read once. Without an answer it fails with an `untried` finding and is retried. */
export const useTokenCheck = (token: Address | undefined): Loadable<readonly TokenFinding[]> => {
  const { data, error } = useSWRImmutable<readonly TokenFinding[], unknown, readonly ['tokenCheck', Address] | null>(
    token ? ['tokenCheck', token] : null,
    ([, address]) => check(address),
  );
  if (!token) return idle;
  if (data) return ready(data);
  return error === undefined ? loading : failed(error, UNANSWERED);
};
