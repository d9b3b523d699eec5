import type { CurrencyFact } from './currencyFact.ts';
import { isSame, plannedPayments, receivedBy, sumOf, type ReceiptFacts, type TransferFact } from './receiptFacts.ts';
import type { TransactionInfo } from './types.ts';

type Kind = TransactionInfo['kind'];

/** Calls that pay the account nothing, and the locks themselves. */
const NO_OTHER_PAYMENT: ReadonlySet<Kind> = new Set<Kind>([
  'approve',
  'lockTokens',
  'requireBalance',
  'resetApproval',
  'unlockTokens',
]);

export interface CallView extends ReceiptFacts {
  readonly infos: readonly TransactionInfo[];
  readonly index: number;
  /** True if some calls may have failed. */
  readonly isPartial: boolean;
}

const senderOf = ([first, ...rest]: readonly TransferFact[]): TransferFact['from'] | undefined =>
  rest.every(({ from }) => isSame(from, first?.from)) ? first?.from : undefined;

const planned = (infos: readonly TransactionInfo[], { address }: CurrencyFact): readonly string[] =>
  infos.flatMap((info) => (info.kind === 'unlockTokens' && isSame(info.token.address, address) ? [info.amount] : []));

/**
 * Raw amount that the call's ended lock paid; undefined if unknown. If there are as many payments as locks, they are
 * the locks' payments in order, because each lock pays at least once. Otherwise only planned amounts identify
 * payments, and none counts for two locks.
 */
export const lockPayment = (token: CurrencyFact, view: CallView): bigint | undefined => {
  const { account, infos, index, isPartial } = view;
  const payments = receivedBy(view, token.address, account);
  const plans = planned(infos, token);
  const own = planned(infos.slice(0, index), token).length;
  const matched = plannedPayments(payments, plans);
  const staking = senderOf(matched.flatMap((payment) => payment ?? []));
  const byStaking = payments.filter(({ from }) => isSame(from, staking));
  const inOrder = [payments, byStaking].find((list) => !isPartial && list.length === plans.length);
  if (inOrder) return inOrder[own]?.amount;
  const isOnly = plans.length === 1 && infos.every(({ kind }) => NO_OTHER_PAYMENT.has(kind));
  return matched[own]?.amount ?? (isOnly ? sumOf(payments) : undefined);
};
