import { useState } from 'react';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';
import { useSubmit, type SubmitState } from '#writes/sending/useSubmit.ts';
import { useSummaryOf } from '../transactions/index.ts';
import { sliceLeader } from './sliceLeader.ts';
import { isRequestOpen, mayAllBeSent, shareNotice, whilePreparing } from './sliceRequests.ts';
import { sidesOfJob, type SliceOffer } from './useSlice.ts';

interface SlicePlacing {
  readonly state: SubmitState;
  /** True if the browser refused to store the last request, so that nothing was sent. */
  readonly isUnkept: boolean;
  place(): void;
  dismiss(): void;
}

const slicePlan = (job: SliceJob, offer: SliceOffer | undefined): TransactionPlan | undefined => {
  if (offer?.code !== 'quoted') return undefined;
  const { account: maker, input, output } = job;
  const { inputToken, outputToken, direction } = sidesOfJob(job);
  const currencies = { input, output, inputToken, outputToken };
  const context = {
    maker,
    direction,
    orderType: 'MARKET',
    unfilled: 'LEAVE_OUT',
    book: offer.book,
    currencies,
  } as const;
  const plan = ticketOrderPlan(context, offer.quote, offer.quote.order.target);
  if (plan?.info.kind !== 'placeOrder') return undefined;
  const info = { ...plan.info, slice: { job: job.id, index: job.results.length } };
  return { ...plan, info, needsStoredRequest: true };
};

/** One press sends one slice. The request is stored before the wallet opens, and its end afterwards. */
export const usePlaceSlice = (job: SliceJob, offer: SliceOffer | undefined): SlicePlacing => {
  const summaryOf = useSummaryOf();
  const { state, submit, reset } = useSubmit();
  const { signer } = useWallet();
  const latestSigner = useLatest(signer);
  const [isUnkept, setUnkept] = useState(false);
  const send = async (): Promise<void> => {
    const { id, results, account } = job;
    const index = results.length;
    const plan = slicePlan(job, offer);
    const pressedMs = Date.now();
    const isMeant = (): boolean => {
      const known = slicesStore.find(id);
      const isOurs = known?.results.length === index && known.requestedTime === pressedMs && known.state !== 'ended';
      return isOurs && sliceLeader.isMine() && latestSigner.current === account;
    };
    if (!plan || !sliceLeader.isMine() || mayAllBeSent(job)) return;
    const requested = slicesStore.request(id, index, pressedMs);
    setUnkept(requested === 'notKept');
    if (requested !== 'stored') return;
    const sent = await submit(plan, summaryOf(plan.info), isMeant);
    if (sent.ok) {
      shareNotice(sent.value, job);
      slicesStore.placed(id, index, sent.value, Date.now());
    } else if (!isRequestOpen(job)) slicesStore.released(id, index);
  };
  return { state, isUnkept, place: () => void whilePreparing(job.id, send), dismiss: reset };
};
