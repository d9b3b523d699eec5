import { useEffect, useState } from 'react';
import { env } from '#config/env.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { foreseeRefusal } from '#writes/foreseeRefusal.ts';
import type { SubmitProblem } from '#writes/plan.ts';
import { ticketOrderPlan } from '#writes/ticketOrderPlan.ts';
import type { TradeForm } from './useTradeForm.ts';

/** An order that is still typed is not simulated. */
const SETTLE_MS = 600;

const nothing = (): void => undefined;

/** Problems that leave the order itself complete. */
const isComplete = ({ problem }: Pick<TradeForm, 'problem'>): boolean =>
  problem === undefined || problem.code === 'approvalNeeded';

/** Identifies the order and the resting orders that it would fill; undefined for an order that the book does not get. */
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
 * Refusal that the book would answer the order with, diagnosed once the order is complete; undefined while none is known.
 * A refused order is simulated again with every block. `onRefusal` is called when a refusal becomes known, and when it ends.
 */
export const useForeseenRefusal = (
  form: TradeForm,
  quote: TradeQuote | undefined,
  onRefusal: (isRefused: boolean) => void = nothing,
): SubmitProblem | undefined => {
  const { signer } = useWallet();
  const key = signer && keyOf(form, quote);
  const [found, setFound] = useState<{ readonly key: string; readonly problem: SubmitProblem }>();
  const latest = useLatest({ form, quote });
  const known = found !== undefined && found.key === key ? found.problem : undefined;
  const again = known && form.book?.blockNumber;
  useEffect(() => {
    if (!signer || key === undefined) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const { form: now, quote: shown } = latest.current ?? {};
      const plan = now && shown && ticketOrderPlan(now, shown, shown.order.target);
      if (!plan) return;
      const token = now.currencies.inputToken?.address;
      const isMissing = now.problem?.code === 'approvalNeeded' || now.approval.state === 'batched';
      const missing = isMissing && token ? { token, spender: env.orderBook } : undefined;
      const problem = await foreseeRefusal(plan, signer, missing);
      if (!isOver) setFound(problem && { key, problem });
    };
    const timer = setTimeout(() => void look(), SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [signer, key, again, latest]);
  const isRefused = known !== undefined;
  useEffect(() => {
    onRefusal(isRefused);
    return () => onRefusal(false);
  }, [isRefused, onRefusal]);
  return known;
};
