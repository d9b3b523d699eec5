import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { removalOf } from '#domain/liquidity/quoteRemoval.ts';
import type { Removal } from '#domain/liquidity/quoteRemoval.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import type { RemoveTerms } from '#writes/removeLiquidity.ts';
import { removalPlan } from '#writes/removeLiquidity.ts';
import { useSameWallet } from '#writes/useSameWallet.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import { ConfirmRemove } from './ConfirmRemove.tsx';
import type { RemoveForm } from './useRemoveForm.ts';

export interface RemoveLiquidityProps {
  readonly form: RemoveForm;
  /** What is being confirmed. */
  readonly accepted: RemoveTerms;
  readonly onAccept: (removal: Removal) => void;
  readonly onClose: () => void;
}

/** From the button to the block: confirmation, wallet, and what happened. */
export function RemoveLiquidity({ form, accepted, onAccept, onClose }: RemoveLiquidityProps): ReactElement | null {
  const { t } = useLingui();
  const { state, submit, reset } = useSubmit();
  const shown = useSameWallet(state);
  const summaryOf = useSummaryOf();
  const { pool, isAToken0, permission, times, actions } = form;
  if (!pool || !times) return null;
  const live = removalOf(pool, isAToken0, accepted.removal.poolTokens);
  const plan = removalPlan(accepted, times);
  const summary = summaryOf(plan.info);
  const dismiss = (): void => {
    if (state.phase === 'submitted') actions.clear();
    reset();
    onClose();
  };
  // A signature that was sent is used, and one that came with a refusal may be why.
  const confirm = async (): Promise<void> => {
    const sent = await submit(plan, summary);
    if (sent.ok || sent.error.code === 'reverted') permission.discard();
  };
  const canRetry = state.phase === 'failed' && state.problem.code === 'reverted';
  return (
    <>
      <ConfirmRemove
        form={form}
        open={shown.phase === 'idle'}
        accepted={accepted}
        live={live}
        onAccept={onAccept}
        onClose={onClose}
        onConfirm={() => void confirm()}
      />
      <TransactionDialog
        state={shown}
        summary={summary}
        onDismiss={dismiss}
        retry={canRetry ? { label: t`Back to the form`, onPress: dismiss } : undefined}
      />
    </>
  );
}
