import { useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { useSummaryOf } from '#features/transactions/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector, useAppStore } from '#state/hooks.ts';
import type { RootState } from '#state/rootReducer.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { waitForReceipt } from '#writes/sending/waitForReceipt.ts';
import { readReturnedAmount } from '#writes/orders/readReturnedAmount.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { cancelPlan } from '../order/cancel/cancelView.ts';
import { isPlacing, type MoveProgress } from './moveProgress.ts';
import type { MoveQuotes } from './moveView.ts';
import type { OpenOrderView } from '../order/own/openOrderView.ts';
import { useFoundLater } from '../order/form/useFoundLater.ts';
import { needsTypedWord } from '../order/preview/PriceImpact.tsx';

export interface MoveOrderRun {
  readonly progress: MoveProgress;
  /** True if a reorg took the cancellation's confirmation back. No new order is requested meanwhile. */
  readonly isDropped: boolean;
  /** Waits for the cancellation's confirmation, then places the returned amount at the price in the field. */
  start(): void;
  /** Repeats only the second step, after the first is confirmed. */
  placeAgain(): void;
  stop(): void;
}

const cancelledOrder = ({ order: { index, maker: account }, paidBack }: OpenOrderView) => ({
  ...{ index, account },
  token: paidBack.kind === 'token' ? paidBack.address : undefined,
});

const isUnsent = (progress: MoveProgress): boolean => progress.at === 'notPlaced' && progress.problem !== undefined;

/** True if a reorg took the confirmation back, or the transaction failed since. A cleared record proves nothing. */
const isTakenBack = (root: RootState, hash: Hex | undefined): boolean => {
  const record = hash && selectTransaction(root, POLYGON_CHAIN_ID, hash);
  return record !== undefined && (!record.receipt || !isSuccess(record.receipt));
};

const useCancellation = (at: MoveProgress['at']) => {
  const store = useAppStore();
  const sent = useRef<Hex>(undefined);
  const [hash, setHash] = useState<Hex>();
  const isDropped = useAppSelector((root) => isPlacing(at) && isTakenBack(root, hash));
  return {
    isDropped,
    isConfirmed: (): boolean => !isTakenBack(store.getState(), sent.current),
    /** Resolves with the receipt; undefined if none follows. */
    follow: (sentAs: Hex): ReturnType<typeof waitForReceipt> => {
      sent.current = sentAs;
      setHash(sentAs);
      return waitForReceipt(store, POLYGON_CHAIN_ID, sentAs);
    },
  };
};

/** Two transactions: the second is sent only after the first is confirmed, and sells the returned amount. */
export const useMoveOrder = (view: OpenOrderView, quotes: MoveQuotes): MoveOrderRun => {
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const latest = useLatest({ quotes, account: useWallet().account });
  const [progress, setProgress] = useState<MoveProgress>({ at: 'review' });
  const cancelled = useRef<{ readonly hash: Hex; readonly back?: bigint }>(undefined);
  const { isDropped, isConfirmed, follow } = useCancellation(progress.at);
  const { order } = view;
  /** True once the word was typed for a severe price. A price that becomes severe later needs another confirmation. */
  const mayBeSevere = useRef(false);
  const isSevere = (amount: bigint): boolean => {
    const quote = latest.current?.quotes.quote(amount);
    return quote?.ok === true && needsTypedWord(quote.value, view.side);
  };
  const isMeant = (): boolean => latest.current?.account === order.maker;

  const backOf = async (hash: Hex): Promise<bigint | undefined> => {
    const back = await readReturnedAmount(hash, cancelledOrder(view));
    if (back !== undefined) cancelled.current = { hash, back };
    return back;
  };
  const place = async (hash: Hex): Promise<void> => {
    setProgress({ at: 'reading' });
    const back = cancelled.current?.back ?? (await backOf(hash));
    if (!isMeant()) return;
    if (back === undefined || (isSevere(back) && !mayBeSevere.current)) return setProgress({ at: 'notPlaced', back });
    setProgress({ at: 'placing', back });
    const plan = latest.current?.quotes.plan(back);
    if (!plan) return;
    if (!plan.ok) return setProgress({ at: 'notPlaced', back, refused: plan.error });
    const sent = await submit(plan.value, summaryOf(plan.value.info), () => isMeant() && isConfirmed());
    if (sent.ok) return setProgress({ at: 'placed' });
    setProgress({ at: 'notPlaced', back, ...(isConfirmed() && { problem: sent.error }) });
  };
  const start = async (): Promise<void> => {
    mayBeSevere.current = isSevere(order.remain);
    setProgress({ at: 'cancelling' });
    const plan = cancelPlan(view, order.remain);
    const sent = await submit(plan, summaryOf(plan.info), isMeant);
    if (!sent.ok) return setProgress({ at: 'notCancelled', problem: sent.error });
    setProgress({ at: 'confirming' });
    const receipt = await follow(sent.value);
    if (!isMeant()) return;
    if (!receipt || !isSuccess(receipt)) return setProgress({ at: 'notCancelled' });
    cancelled.current = { hash: receipt.transactionHash };
    await place(receipt.transactionHash);
  };
  useFoundLater(isUnsent(progress), state, () => setProgress({ at: 'placed' }));
  return {
    progress,
    isDropped,
    start: () => void start(),
    placeAgain: () => {
      const hash = cancelled.current?.hash;
      mayBeSevere.current = isSevere(cancelled.current?.back ?? order.remain);
      if (hash) void place(hash);
    },
    stop: reset,
  };
};
