import { useEffect } from 'react';
import { env } from '#config/env.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useBookBlock } from '#reads/book/useOrderBook.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { foreseeRefusal } from '#writes/checks/foreseeRefusal.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';
import { useForeseen } from './useForeseen.ts';
import type { TradeForm } from './useTradeForm.ts';

const nothing = (): void => undefined;

/** True for problems that leave the order itself complete. */
const isComplete = ({ problem }: Pick<TradeForm, 'problem'>): boolean =>
  problem === undefined || problem.code === 'approvalNeeded';

/** Identifies the order and the resting orders that it would fill; undefined if the order is not for the book. */
const keyOf = (form: TradeForm, quote: TradeQuote | undefined): string | undefined => {
  if (!quote || form.exchange?.used.market || !isComplete(form)) return undefined;
  const { currencies, maker, approval } = form;
  const { from, to } = quote.order;
  const fills = quote.fills.map(({ index }) => index).join(',');
  return [currencies.inputToken?.address, currencies.outputToken?.address, maker, from, to, fills, approval.state].join(
    ' ',
  );
};

/**
 * Reason why the book would refuse a complete order; undefined while none is known. A refused order is simulated again
 * with each block.
 * @param onRefusal called when a reason becomes known, and when it no longer applies
 */
export const useForeseenRefusal = (
  form: TradeForm,
  quote: TradeQuote | undefined,
  onRefusal: (isRefused: boolean) => void = nothing,
): SubmitProblem | undefined => {
  const { signer } = useWallet();
  const look = async (): Promise<SubmitProblem | undefined> => {
    const plan = quote && ticketOrderPlan(form, quote, quote.order.target);
    if (!plan || !signer) return undefined;
    const token = form.currencies.inputToken?.address;
    // The confirmation of a split approves its part.
    const isLater = form.approval.state === 'batched' || form.exchange?.used.split !== undefined;
    const isMissing = form.problem?.code === 'approvalNeeded' || isLater;
    return foreseeRefusal(plan, signer, isMissing && token ? { token, spender: env.orderBook } : undefined);
  };
  const { inputToken, outputToken } = form.currencies;
  const block = useBookBlock(inputToken?.address, outputToken?.address);
  const known = useForeseen({ key: signer && keyOf(form, quote), block, look });
  const isRefused = known !== undefined;
  useEffect(() => {
    onRefusal(isRefused);
    return () => onRefusal(false);
  }, [isRefused, onRefusal]);
  return known;
};
