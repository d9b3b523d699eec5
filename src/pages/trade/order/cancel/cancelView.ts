import { env } from '#config/env.ts';
import { parseAmount, type AmountProblem } from '#domain/amounts/parseAmount.ts';
import { planCancel, type CancelTerms } from '#writes/orders/cancelOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { OpenOrderView } from '../own/openOrderView.ts';
import { bookToken } from '../../shared/tradeMarket.ts';

export type CancelAmount =
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'nothing'; readonly problem?: AmountProblem }
  | { readonly kind: 'tooMuch' };

/** @param free part of the order that no pending transaction cancels */
export const cancelAmount = (
  typed: string | undefined,
  { order, paidBack }: OpenOrderView,
  free = order.remain,
): CancelAmount => {
  if (free === 0n) return { kind: 'nothing' };
  if (typed === undefined) return { kind: 'amount', amount: free };
  const parsed = parseAmount(typed, paidBack.decimals);
  if (!parsed.ok && parsed.error.code === 'tooLarge') return { kind: 'tooMuch' };
  if (!parsed.ok) return { kind: 'nothing', problem: parsed.error };
  if (parsed.value === 0n) return { kind: 'nothing' };
  return parsed.value > free ? { kind: 'tooMuch' } : { kind: 'amount', amount: parsed.value };
};

export const cancelTerms = ({ order, market, side, paidBack }: OpenOrderView, amount: bigint): CancelTerms => {
  const [sold, bought] = side === 'SELL' ? [market.base, market.quote] : [market.quote, market.base];
  const tokens = { soldToken: bookToken(sold), boughtToken: bookToken(bought), paidBack };
  return { ...tokens, index: order.index, amount, isPart: amount < order.remain };
};

export const cancelPlan = (view: OpenOrderView, amount: bigint): TransactionPlan =>
  planCancel(cancelTerms(view, amount), env.orderBook);
