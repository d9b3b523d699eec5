import { useState } from 'react';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { quoteScale, type ScaleProblem, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useSpendable } from '#features/currencyInput/index.ts';
import type { Result } from '#lib/result.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { ticketOrderPlan } from '#writes/ticketOrderPlan.ts';
import type { ScaleTicket } from './scaleTicket.ts';
import { useScaleFields, type ScaleFieldsView } from './useScaleFields.ts';
import { useScaleJob, type ScaleJob } from './useScaleJob.ts';

export interface ScaleOrdersView {
  readonly fields: ScaleFieldsView;
  /** The started job's terms replace the typed ones; undefined while something is missing. */
  readonly terms: ScaleTerms | undefined;
  readonly quoted: Result<readonly TradeQuote[], ScaleProblem> | undefined;
  /** All orders together, raw units; undefined while the balance is unknown. */
  readonly maxInput: bigint | undefined;
  readonly isShort: boolean;
  readonly isReady: boolean;
  readonly approval: Approval;
  approve(): void;
  readonly job: ScaleJob;
  start(): void;
  readonly goOn: (() => void) | undefined;
}

const isOpen = ({ account, maker, tokens, isStopped }: ScaleTicket): boolean =>
  account !== undefined &&
  maker !== undefined &&
  !isStopped &&
  tokens.unsupported.length === 0 &&
  tokens.feeOnTransfer === undefined;

export const useScaleOrders = (ticket: ScaleTicket): ScaleOrdersView => {
  const { input, inputToken } = ticket.currencies;
  const fields = useScaleFields(ticket);
  // Each order is a separate transaction with a network fee.
  const maxInput = useSpendable(input, ticket.input.balance, rules.gas.order * BigInt(fields.typed.count));
  const minimum = useOrderMinimum(inputToken?.address);
  const job = useScaleJob(ticket, minimum);
  const [started, setStarted] = useState<ScaleTerms>();
  const total = fields.terms?.total;
  const approval = useApproval(input, total, env.orderBook);
  const terms = started ?? fields.terms;
  const market = ticket.book && { book: ticket.book, ...(minimum !== undefined && { minimum }) };
  const quoted = terms && market && quoteScale(terms, market);
  const isRequested = job.progress.phase === 'asked';
  const isShort = isRequested && total !== undefined && maxInput !== undefined && total > maxInput;
  return {
    fields,
    terms,
    quoted,
    maxInput,
    isShort,
    isReady: isOpen(ticket) && maxInput !== undefined && !isShort,
    approval,
    approve: () =>
      approval.approve(() => {
        const first = quoted?.ok ? quoted.value[0] : undefined;
        const order = { ...ticket, orderType: 'LIMIT', postOnly: true } as const;
        return Promise.resolve(first && ticketOrderPlan(order, first, first.order.target));
      }),
    job,
    start: () => {
      if (!fields.terms) return;
      setStarted(fields.terms);
      job.start(fields.terms);
    },
    goOn: started && (() => job.start(started)),
  };
};
