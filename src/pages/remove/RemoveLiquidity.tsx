import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { removalOf, type Removal } from '#domain/liquidity/quoteRemoval.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { stakedRemovalPlan } from '#writes/liquidity/removeStaked.ts';
import type { RemoveTerms } from '#writes/liquidity/liquidityTerms.ts';
import { removalPlan } from '#writes/liquidity/removeLiquidity.ts';
import { ConfirmRemove } from './ConfirmRemove.tsx';
import { REMOVE_DRAFT } from './useRemoveDraft.ts';
import type { RemoveForm } from './useRemoveForm.ts';

interface RemoveLiquidityProps {
  readonly form: RemoveForm;
  readonly accepted: RemoveTerms;
  readonly unstaked: bigint;
  readonly onAccept: (removal: Removal) => void;
  readonly onClose: () => void;
}

export function RemoveLiquidity(props: RemoveLiquidityProps): ReactElement | null {
  const { form, accepted, unstaked, onAccept, onClose } = props;
  const { t } = useLingui();
  const { pool, poolToken, isAToken0, permission, approval, times } = form;
  const { batched } = approval;
  const approvals = batched && !accepted.permit ? [{ ...batched, amount: accepted.removal.poolTokens }] : [];
  const { state, summary, send, leave } = useSendDialog({ draft: REMOVE_DRAFT, onClose });
  if (!pool || !times) return null;
  const live = removalOf(pool, isAToken0, accepted.removal.poolTokens);
  const sendStaked = async (now: DeadlineTimes) => {
    const plan = form.unstake.planFor(unstaked);
    if (!plan || !poolToken) return undefined;
    const approval = planApproval({ token: poolToken, spender: accepted.exchange.router }, accepted.removal.poolTokens);
    const terms = { ...accepted, permit: undefined };
    return send(() => plan, approvals, [stakedRemovalPlan([plan, approval], terms, now)]);
  };
  // A permit can be used once, and the permit of a refused removal may be the cause.
  const confirm = async (): Promise<void> => {
    const sent = await (unstaked === 0n ? send(() => removalPlan(accepted, times), approvals) : sendStaked(times));
    if (sent && (sent.ok || sent.error.code === 'reverted')) permission.discard();
    const { side, isMove, follow } = form.receive;
    if (sent?.ok && (side !== undefined || isMove)) follow(sent.value);
  };
  const isReverted = state.phase === 'failed' && state.problem.code === 'reverted';
  return (
    <>
      <ConfirmRemove
        form={form}
        open={state.phase === 'idle'}
        accepted={accepted}
        unstaked={unstaked}
        live={live}
        approvals={approvals}
        onAccept={onAccept}
        onClose={onClose}
        onConfirm={() => void confirm()}
      />
      <TransactionDialog
        state={state}
        summary={summary}
        onDismiss={leave}
        inSteps
        retry={isReverted ? { label: t`Back to the form`, onPress: leave } : undefined}
      />
    </>
  );
}
