import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import type { AppStore } from '#state/hooks.ts';
import { nextApproval, type ApprovalTerms } from './approve.ts';
import type { TransactionPlan, TryOut } from '#writes/plan/plan.ts';
import { waitForReceipt } from '#writes/sending/waitForReceipt.ts';
import { simulateOnly } from '#writes/sending/runPlan.ts';
import type { Submit } from '#writes/sending/useSubmit.ts';

interface AccountTerms {
  readonly account: Address;
  readonly terms: ApprovalTerms;
}

export interface ApprovalRequest {
  readonly begun: AccountTerms;
  readonly now: () => AccountTerms | undefined;
  readonly summaryOf: (info: TransactionInfo) => Promise<string>;
  readonly nextPlan?: (() => Promise<TransactionPlan | undefined>) | undefined;
}

interface Approving extends Pick<Submit, 'submit'> {
  readonly store: AppStore;
  readonly isMeant: () => boolean;
}

const isSame = (a: AccountTerms, b: AccountTerms): boolean =>
  a.account === b.account && a.terms.token.address === b.terms.token.address && a.terms.spender === b.terms.spender;

export const runApproval = async (
  { begun, now, summaryOf, nextPlan }: ApprovalRequest,
  { submit, store, isMeant }: Approving,
): Promise<void> => {
  const termsOf = (): ApprovalTerms | undefined => {
    const latest = now();
    return latest && isMeant() && isSame(latest, begun) ? latest.terms : undefined;
  };
  const isStillMeant = (): boolean => termsOf() !== undefined;
  const tryOut: TryOut = (plan) => simulateOnly(plan, begun.account);
  const terms = termsOf();
  if (!terms) return;
  const plan = await nextApproval(terms, tryOut);
  const job = async (): Promise<readonly TransactionPlan[]> => {
    const enables = await nextPlan?.();
    return [enables ? { ...plan, enables } : plan];
  };
  const sent = await submit(job, await summaryOf(plan.info), isStillMeant);
  if (!sent.ok || plan.info.kind !== 'resetApproval') return;
  const receipt = await waitForReceipt(store, POLYGON_CHAIN_ID, sent.value);
  const currentTerms = termsOf();
  if (!receipt || !isSuccess(receipt) || !currentTerms) return;
  const next = await nextApproval({ ...currentTerms, allowance: 0n }, tryOut);
  await submit(next, await summaryOf(next.info), isStillMeant);
};
