import { useState } from 'react';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { quoteScale } from '#domain/trade/scaleOrders.ts';
import type { ScaleProblem, ScaleTerms } from '#domain/trade/scaleOrders.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval } from '#features/approval/index.ts';
import type { Approval } from '#features/approval/index.ts';
import { useSpendable } from '#features/currencyInput/index.ts';
import type { Result } from '#lib/result.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { planTicketOrder } from '../form/planTicketOrder.ts';
import type { ScaleTicket } from './scaleTicket.ts';
import { useScaleFields } from './useScaleFields.ts';
import type { ScaleFieldsView } from './useScaleFields.ts';
import { useScaleJob } from './useScaleJob.ts';
import type { ScaleJob } from './useScaleJob.ts';

export interface ScaleOrdersView {
  readonly fields: ScaleFieldsView;
  /** Terms of the started job, before that of the typed fields; undefined while something is missing. */
  readonly terms: ScaleTerms | undefined;
  /** Quotes of these orders at the block shown. */
  readonly quoted: Result<readonly TradeQuote[], ScaleProblem> | undefined;
  /** Most that all orders together can pay, raw units; undefined while the balance is unknown. */
  readonly maxInput: bigint | undefined;
  /** The typed total exceeds `maxInput`. */
  readonly isShort: boolean;
  /** No problem of the ticket prevents the orders. */
  readonly isReady: boolean;
  readonly approval: Approval;
  approve(): void;
  readonly job: ScaleJob;
  /** Places the typed orders, from the first one on. */
  start(): void;
  /** Continues a started job where it stopped; undefined if none was started. */
  readonly goOn: (() => void) | undefined;
}

/** True if the ticket allows orders to be placed at all. */
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
        return Promise.resolve(first && planTicketOrder(order, first, first.order.target));
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
