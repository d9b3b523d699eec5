import { useCallback, useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import type { Address } from '../domain/tokens/types.ts';
import { isSuccess } from '../domain/transactions/isSuccess.ts';
import type { TransactionInfo } from '../domain/transactions/types.ts';
import { useAppStore } from '../state/hooks.ts';
import { planCancelIntoDeposit } from './cancelOrder.ts';
import type { CancelTerms } from './cancelOrder.ts';
import { planWithdraw } from './deposits.ts';
import { receiptOf } from './receiptOf.ts';
import { useSubmit } from './useSubmit.ts';
import type { Submit } from './useSubmit.ts';

export interface TakeBack extends Pick<Submit, 'state' | 'submit' | 'reset'> {
  /** The step of the two that is under way; undefined outside of them. */
  readonly step: TransactionInfo | undefined;
  /**
   * Takes an order back that the book cannot pay out: cancels it into a deposit, waits until that is mined, withdraws
   * the deposit. After a reset nothing more is sent; what was deposited by then stays in the book.
   */
  takeBack(terms: CancelTerms, book: Address, summaryOf: (info: TransactionInfo) => string): Promise<void>;
}

/** Takes orders back, in one step or in two. */
export const useTakeBack = (): TakeBack => {
  const { state, submit, reset } = useSubmit();
  const store = useAppStore();
  const resets = useRef(0);
  const [step, setStep] = useState<TransactionInfo>();
  const takeBack = useCallback<TakeBack['takeBack']>(
    async (terms, book, summaryOf) => {
      const begun = resets.current;
      const cancel = planCancelIntoDeposit(terms, book);
      setStep(cancel.info);
      const sent = await submit(cancel, summaryOf(cancel.info));
      if (!sent.ok) return;
      const receipt = await receiptOf(store, POLYGON_CHAIN_ID, sent.value);
      if (!receipt || !isSuccess(receipt) || resets.current !== begun) return;
      const withdraw = planWithdraw(terms.soldToken, terms.amount, book);
      setStep(withdraw.info);
      await submit(withdraw, summaryOf(withdraw.info));
    },
    [submit, store],
  );
  const stop = useCallback(() => {
    resets.current += 1;
    setStep(undefined);
    reset();
  }, [reset]);
  return useMemo(() => ({ state, step, submit, takeBack, reset: stop }), [state, step, submit, takeBack, stop]);
};
