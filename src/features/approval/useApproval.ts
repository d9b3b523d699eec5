import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { isPendingApproval } from '#domain/transactions/isPendingApproval.ts';
import type { ApprovalState } from '#domain/trade/validateTrade.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { valueOf } from '#lib/loadable.ts';
import { memoize } from '#lib/memoize.ts';
import { importWithRetry } from '#lib/later.ts';
import { useAllowance } from '#reads/wallet/useAllowance.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { selectBlockSeenAtMs } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { selectExactApprovals } from '#state/user/selectors.ts';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { useApprove } from '#writes/approvals/useApprove.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { approvalState } from './approvalState.ts';

export interface Approval {
  readonly state: ApprovalState;
  /** Undefined if no approval is needed or the account does not batch. */
  readonly batched: ApprovalTerms | undefined;
  /** Approves nothing if `nextPlan`, the transaction that needs the approval, would be refused. */
  approve(nextPlan?: () => Promise<TransactionPlan | undefined>): void;
  readonly repeats: Press;
  readonly asking: boolean;
  readonly sending: SubmitState;
  dismiss(): void;
}

const approvalsOf = memoize((records: ReturnType<typeof selectTransactions>) =>
  Object.values(records).filter(({ approval, also }) => approval ?? also),
);

const usePendingApproval = (owner: Address | undefined, token: Address | undefined, spender: Address): boolean =>
  useAppSelector((state) => {
    if (!owner || !token) return false;
    const seenAtMs = selectBlockSeenAtMs(state) ?? 0;
    const approvals = approvalsOf(selectTransactions(state, POLYGON_CHAIN_ID));
    return approvals.some((record) => isPendingApproval(record, { owner, token, spender }, seenAtMs));
  });

const useAllowed = (currency: Currency | undefined, amount: bigint | undefined, spender: Address) => {
  const { account } = useWallet();
  const token = currency?.kind === 'token' ? currency : undefined;
  const allowance = valueOf(useAllowance(token?.address, account, spender));
  const isPending = usePendingApproval(account, token?.address, spender);
  const isMissing = allowance !== undefined && amount !== undefined && allowance < amount;
  const canBatch = useBatching(isMissing);
  const exact = useAppSelector(selectExactApprovals);
  const terms = useMemo(
    () =>
      account && token && amount !== undefined && allowance !== undefined
        ? { account, terms: { token, spender, amount, allowance, exact } }
        : undefined,
    [account, token, spender, amount, allowance, exact],
  );
  const state = approvalState({ isNative: currency?.kind === 'native', amount, allowance, isPending, canBatch });
  return { state, terms };
};

export const useApproval = (currency: Currency | undefined, amount: bigint | undefined, spender: Address): Approval => {
  const { state, terms } = useAllowed(currency, amount, spender);
  const { i18n } = useLingui();
  const { state: sending, approve, reset } = useApprove();
  const latest = useLatest(terms);
  const asking = sending.phase === 'simulating' || sending.phase === 'awaitingWallet';

  return useMemo(
    () => ({
      state,
      batched: state === 'batched' ? terms?.terms : undefined,
      approve: (nextPlan) => {
        if (!terms || asking) return;
        const summaryOf = async (info: TransactionInfo): Promise<string> => {
          const { summaryWords } = await importWithRetry(() => import('./approvalSummary.ts'));
          return i18n._(summaryWords(info));
        };
        void approve({ begun: terms, now: () => latest.current, summaryOf, nextPlan });
      },
      repeats: { kinds: ['approve', 'resetApproval'], names: [terms?.terms.token.address, spender] },
      asking,
      sending,
      dismiss: reset,
    }),
    [state, terms, spender, latest, asking, sending, approve, reset, i18n],
  );
};
