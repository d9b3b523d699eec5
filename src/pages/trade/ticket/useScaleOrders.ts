import { useState } from 'react';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { ladderOrders, quoteLadder, type Ladder, type LadderProblem } from '#domain/trade/scaleOrders.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useSpendableFor } from '#features/currencyInput/index.ts';
import type { Result } from '#lib/result.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { ticketOf, type ScaleTicket } from '../order/form/scaleTicket.ts';
import { useScaleFields, type ScaleFieldsView } from './useScaleFields.ts';
import { marketOfSide, scaleOrderPlan, useScaleJob, type ScaleJob } from './useScaleJob.ts';

export type ScaleSides = TradeDirection | 'BOTH';

export interface ScaleSideView {
  readonly direction: TradeDirection;
  readonly ticket: ScaleTicket;
  readonly fields: ScaleFieldsView;
  readonly maxInput: bigint | undefined;
  /** `maxInput` for this number of orders on all sides. */
  maxFor(count: number): bigint | undefined;
  readonly isShort: boolean;
  readonly approval: Approval;
}

export interface ScaleOrdersView {
  readonly sides: ScaleSides;
  chooseSides(sides: ScaleSides): void;
  readonly both: readonly [ScaleSideView, ScaleSideView];
  readonly active: readonly ScaleSideView[];
  /** Ladder of the started job, else the typed one; undefined while something is missing. */
  readonly ladder: Ladder | undefined;
  readonly quoted: Result<readonly TradeQuote[], LadderProblem> | undefined;
  readonly isReady: boolean;
  readonly count: number;
  /** First side whose approval must precede the orders. */
  readonly unapproved: ScaleSideView | undefined;
  approve(side: ScaleSideView): void;
  readonly isBatch: boolean | undefined;
  readonly job: ScaleJob;
  start(): void;
  readonly goOn: (() => void) | undefined;
}

const isOpen = ({ account, maker, tokens, isBlockTooOld }: ScaleTicket): boolean =>
  account !== undefined &&
  maker !== undefined &&
  !isBlockTooOld &&
  tokens.unsupported.length === 0 &&
  tokens.feeOnTransfer === undefined;

const useScaleSide = (ticket: ScaleTicket, fields: ScaleFieldsView, count: number): ScaleSideView => {
  const { input } = ticket.currencies;
  const spendable = useSpendableFor(input, ticket.input.balance);
  const maxFor = (orders: number): bigint | undefined => spendable(rules.gas.order * BigInt(orders));
  const maxInput = maxFor(count);
  const total = fields.terms?.total;
  const approval = useApproval(input, total, env.orderBook);
  const isShort = total !== undefined && maxInput !== undefined && total > maxInput;
  return { direction: ticket.direction, ticket, fields, maxInput, maxFor, isShort, approval };
};

const useSides = (ticket: ScaleTicket) => {
  const [sides, chooseSides] = useState<ScaleSides>(ticket.direction);
  const [buying, selling] = [ticketOf(ticket, 'BUY'), ticketOf(ticket, 'SELL')];
  const [buyFields, sellFields] = [useScaleFields(buying), useScaleFields(selling)];
  const counts = { BUY: buyFields.typed.count, SELL: sellFields.typed.count };
  const count = sides === 'BOTH' ? counts.BUY + counts.SELL : counts[sides];
  const buy = useScaleSide(buying, buyFields, count);
  const sell = useScaleSide(selling, sellFields, count);
  const active = sides === 'BOTH' ? [buy, sell] : [sides === 'BUY' ? buy : sell];
  const minimums = {
    BUY: useOrderMinimum(buying.currencies.inputToken?.address),
    SELL: useOrderMinimum(selling.currencies.inputToken?.address),
  };
  return {
    sides,
    chooseSides,
    both: [buy, sell] as const,
    active,
    count,
    minimumOf: (direction: TradeDirection) => minimums[direction],
  };
};

const ladderOf = (active: readonly ScaleSideView[]): Ladder | undefined => {
  const known = active.flatMap(({ fields }) => fields.terms ?? []);
  return known.length === active.length ? known : undefined;
};

export const useScaleOrders = (ticket: ScaleTicket): ScaleOrdersView => {
  const { sides, chooseSides, both, active, count, minimumOf } = useSides(ticket);
  const job = useScaleJob(ticket, minimumOf);
  const [started, setStarted] = useState<Ladder>();
  const canBatch = useBatching(true);
  const isInSteps = job.stop?.kind === 'submit' && job.stop.problem.code === 'noBatch';
  const isBatch = isInSteps ? false : canBatch;
  const typed = ladderOf(active);
  const isRequested = job.progress.phase === 'asked';
  const ladder = isRequested ? typed : (started ?? typed);
  const quoted = ladder && ticket.book && quoteLadder(ladder, (side) => marketOfSide(ticket, minimumOf, side));
  const isPaid = active.every(({ maxInput, isShort }) => maxInput !== undefined && !isShort);
  const needsApproval = ({ approval }: ScaleSideView): boolean =>
    approval.state !== 'approved' && !(isBatch === true && approval.state === 'batched');
  const run = (chosen: Ladder): void => {
    const approvals = active.flatMap(({ approval }) => approval.batched ?? []);
    job.start(chosen, isBatch === true ? { approvals } : undefined);
  };
  return {
    ...{ sides, chooseSides, both, active, ladder, quoted, isBatch, job },
    count: ladder ? ladderOrders(ladder).length : count,
    isReady: isOpen(ticket) && (!isRequested || isPaid) && isBatch !== undefined,
    unapproved: typed && active.find(needsApproval),
    approve: ({ direction, approval }) =>
      approval.approve(() => {
        const at = ladder ? ladderOrders(ladder).findIndex(({ terms }) => terms.direction === direction) : -1;
        const first = quoted?.ok ? quoted.value[at] : undefined;
        return Promise.resolve(first && scaleOrderPlan(ticket, direction, first));
      }),
    start: () => {
      if (!typed) return;
      setStarted(typed);
      run(typed);
    },
    goOn: started && (() => job.start(started, undefined)),
  };
};
