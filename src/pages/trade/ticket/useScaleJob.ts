import { useRef, useState } from 'react';
import { quoteScaleOrder, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import type { QuoteProblem } from '#domain/trade/types.ts';
import { useSummaryOf } from '#features/transactions/index.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SubmitProblem } from '#writes/plan.ts';
import { ticketOrderPlan } from '#writes/ticketOrderPlan.ts';
import { TICKET_DRAFT } from '../form/useTicketDraft.ts';
import type { ScaleTicket } from './scaleTicket.ts';

export interface ScaleProgress {
  readonly phase: 'asked' | 'running' | 'stopped' | 'done';
  /** Orders before this index are sent. */
  readonly sent: number;
}

export type ScaleStop =
  | { readonly kind: 'quote'; readonly problem: QuoteProblem }
  | { readonly kind: 'submit'; readonly problem: SubmitProblem }
  /** The ticket has another market, account or recipient, or its book is too old. */
  | { readonly kind: 'changed' };

export interface ScaleJob {
  readonly progress: ScaleProgress;
  readonly stop: ScaleStop | undefined;
  start(terms: ScaleTerms): void;
  /** A request that the wallet already shows can still be signed there. */
  halt(): void;
}

/** The job sends nothing once account, maker or currencies change. */
const subjectOf = (ticket: ScaleTicket | undefined): string | undefined => {
  if (!ticket) return undefined;
  const { account, maker, currencies } = ticket;
  const { inputToken, outputToken, input, output } = currencies;
  return [account, maker, inputToken?.address, outputToken?.address, input?.kind, output?.kind].join(' ');
};

/**
 * Continues until an order is not sent or the job is halted; starting again resumes there. Each order is quoted at
 * the newest block and checked again before the wallet opens.
 */
export const useScaleJob = (ticket: ScaleTicket, minimum: bigint | undefined): ScaleJob => {
  const summaryOf = useSummaryOf();
  const { submit, reset } = useSubmit();
  const [progress, setProgress] = useState<ScaleProgress>({ phase: 'asked', sent: 0 });
  const [stop, setStop] = useState<ScaleStop>();
  const latest = useLatest(ticket);
  const runs = useRef(0);
  const [jobId] = useState(() => Symbol('place'));

  const place = async (
    terms: ScaleTerms,
    index: number,
    subject: string | undefined,
  ): Promise<ScaleStop | undefined> => {
    const now = latest.current;
    const isSame = (): boolean => subjectOf(latest.current) === subject;
    if (!now?.book || !isSame() || now.isStopped) return { kind: 'changed' };
    const quote = quoteScaleOrder(terms, index, { book: now.book, ...(minimum !== undefined && { minimum }) });
    if (!quote.ok) return { kind: 'quote', problem: quote.error };
    const order = { ...now, orderType: 'LIMIT', postOnly: true, madeBy: 'scale' } as const;
    const plan = ticketOrderPlan(order, quote.value, quote.value.order.target);
    if (!plan) return { kind: 'changed' };
    // The last order uses up the rest of the ticket's amount.
    const draft = index + 1 === terms.count ? TICKET_DRAFT : '';
    const sent = await submit(plan, summaryOf(plan.info), isSame, draft);
    if (!sent.ok) return { kind: 'submit', problem: sent.error };
    transactionJobs.add(sent.value, { id: jobId, kind: 'place', total: terms.count });
    return undefined;
  };
  const run = async (terms: ScaleTerms): Promise<void> => {
    const mine = (runs.current += 1);
    const subject = subjectOf(ticket);
    setStop(undefined);
    for (let index = progress.sent; index < terms.count; index += 1) {
      setProgress({ phase: 'running', sent: index });
      const stopped = await place(terms, index, subject);
      if (stopped) {
        setProgress({ phase: 'stopped', sent: index });
        // A job that was halted by hand reports no error.
        if (runs.current === mine) setStop(stopped);
        return;
      }
      if (runs.current !== mine) {
        setProgress({ phase: index + 1 === terms.count ? 'done' : 'stopped', sent: index + 1 });
        return;
      }
    }
    setProgress({ phase: 'done', sent: terms.count });
  };
  return {
    progress,
    stop,
    start: (terms: ScaleTerms) => void run(terms),
    halt: () => {
      runs.current += 1;
      reset();
    },
  };
};
