import { orderKey } from '#domain/orderBook/accountOrders.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { foreseeRefusal } from '#writes/checks/foreseeRefusal.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { useForeseen } from '../form/useForeseen.ts';
import { cancelPlan } from './cancelView.ts';
import type { OpenOrderView } from '../own/openOrderView.ts';

/**
 * Reason why the cancellation of `amount` (raw units of the sold token) would be refused; undefined while none is
 * known.
 */
export const useForeseenPayout = (view: OpenOrderView, amount: bigint | undefined): SubmitProblem | undefined => {
  const { signer } = useWallet();
  const { number: block } = useBlock();
  const { soldToken, boughtToken, index } = view.order;
  const key = signer && amount !== undefined ? `${orderKey(soldToken, boughtToken, index)} ${amount}` : undefined;
  const look = async (): Promise<SubmitProblem | undefined> =>
    signer && amount !== undefined ? foreseeRefusal(cancelPlan(view, amount), signer) : undefined;
  return useForeseen({ key, block, look });
};
