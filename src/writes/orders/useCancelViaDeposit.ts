import { useCallback, useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { useAppStore } from '#state/hooks.ts';
import { planCancelIntoDeposit, type CancelTerms } from './cancelOrder.ts';
import { planWithdraw } from './deposits.ts';
import { waitForReceipt } from '#writes/sending/waitForReceipt.ts';
import { useSubmit, type Submit } from '#writes/sending/useSubmit.ts';

interface TakeBack extends Pick<Submit, 'state' | 'submit' | 'reset'> {
  readonly step: TransactionInfo | undefined;
  /**
   * Cancels into a deposit, then withdraws that. A repeated call continues at the last step; after a reset the deposit
   * stays. Resolves with the withdrawal's hash; undefined if it was not sent.
   */
  takeBack(terms: CancelTerms, book: Address, summaryOf: (info: TransactionInfo) => string): Promise<Hex | undefined>;
}

/** @param draft key of the form's draft, which a cancellation in one step empties; two steps need its amount twice */
export const useCancelViaDeposit = (draft = ''): TakeBack => {
  const { state, submit, reset } = useSubmit();
  const store = useAppStore();
  const resets = useRef(0);
  const deposited = useRef<string>(undefined);
  const [step, setStep] = useState<TransactionInfo>();
  const takeBack = useCallback<TakeBack['takeBack']>(
    async (terms, book, summaryOf) => {
      const begun = resets.current;
      const order = orderKey(terms.soldToken.address, terms.boughtToken.address, terms.index);
      if (deposited.current !== order) {
        const cancel = planCancelIntoDeposit(terms, book);
        setStep(cancel.info);
        const sent = await submit(cancel, summaryOf(cancel.info));
        if (!sent.ok) return undefined;
        const receipt = await waitForReceipt(store, POLYGON_CHAIN_ID, sent.value);
        if (!receipt || !isSuccess(receipt) || resets.current !== begun) return undefined;
        deposited.current = order;
      }
      const withdraw = planWithdraw(terms.soldToken, terms.amount, book);
      setStep(withdraw.info);
      const withdrawn = await submit(withdraw, summaryOf(withdraw.info));
      return withdrawn.ok ? withdrawn.value : undefined;
    },
    [submit, store],
  );
  const submitAlone = useCallback<Submit['submit']>(
    (plan, summary) => {
      setStep(undefined);
      return submit(plan, summary, undefined, draft);
    },
    [draft, submit],
  );
  const stop = useCallback(() => {
    resets.current += 1;
    deposited.current = undefined;
    setStep(undefined);
    reset();
  }, [reset]);
  return useMemo(
    () => ({ state, step, submit: submitAlone, takeBack, reset: stop }),
    [state, step, submitAlone, takeBack, stop],
  );
};
