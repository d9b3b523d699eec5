import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { spenders } from '#config/spenders.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import { approvalCandidates } from '#domain/approvals/approvals.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { approvalsStore, type FoundApprovals } from '#stores/approvalsStore.ts';
import { useListedContracts } from '../rewards/useListedContracts.ts';
import { useOwnedTokens } from '../tokens/useOwnedTokens.ts';
import { useTokenDirectory } from '../tokens/useTokenDirectory.ts';

export const useFoundApprovals = (account: Address | undefined): FoundApprovals => {
  const { addresses, isSettled } = useListedContracts();
  useEffect(
    () => (account && isSettled ? approvalsStore.watch(account, addresses) : undefined),
    [account, addresses, isSettled],
  );
  const read = useCallback(() => approvalsStore.found(account), [account]);
  return useSyncExternalStore(approvalsStore.subscribe, read);
};

/**
 * Approvals of known and held tokens, found in logs, or given in this browser, with at most `maxUnlisted` unlisted
 * tokens.
 */
export const useApprovalCandidates = (
  account: Address | undefined,
  { approvals }: FoundApprovals,
  maxUnlisted: number,
): ReturnType<typeof approvalCandidates> => {
  const { own, offered } = useTokenDirectory();
  const tokens = useOwnedTokens(account);
  const { addresses: listed } = useListedContracts();
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  return useMemo(() => {
    const sent = records.flatMap(({ approval }) =>
      approval && [...spenders, ...listed].includes(approval.spender)
        ? [{ token: approval.tokenAddress, spender: approval.spender }]
        : [],
    );
    const known = {
      tokens,
      spenders,
      found: [...sent, ...approvals],
      isListed: (token: Address) => knownToken(token) !== undefined || own.has(token) || offered.has(token),
    };
    return approvalCandidates(known, maxUnlisted);
  }, [records, own, tokens, approvals, offered, maxUnlisted, listed]);
};
