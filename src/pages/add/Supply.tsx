import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { requoteAdd, type AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Token } from '#domain/tokens/types.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { useRememberPool, type OpenedPool } from '#writes/liquidity/rememberPool.ts';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { MakePlan, SubmitProblem } from '#writes/plan/plan.ts';
import { withoutRejection } from './ApproveToken.tsx';
import { ConfirmAdd } from './ConfirmAdd.tsx';
import { ADD_DRAFT } from './useAddDraft.ts';
import type { AddForm } from './useAddForm.ts';
import { useAddSteps } from './useAddSteps.ts';
import { useStakeAfter } from '#features/stakeAfter/index.ts';

interface SupplyProps {
  readonly form: AddForm;
  readonly accepted: AddQuote;
  readonly onAccept: (quote: AddQuote) => void;
  readonly onClose: () => void;
}

/** A computed amount may exceed the balance or the approval; the form then names the problem. */
const acceptable = ({ problem, quote }: AddForm): AddQuote | undefined => (problem ? undefined : quote);

const RETRIABLE: ReadonlySet<SubmitProblem['code']> = new Set(['reverted', 'poolMoved', 'fewerPoolTokens']);

const openedPool = ({ account, a, b }: AddForm, accepted: AddQuote): OpenedPool | undefined => {
  if (!accepted.opensPool || !account || !a.token || !b.token) return undefined;
  const [first, second]: readonly [Token, Token] = [a.token, b.token];
  const tokens = [first, second] as const;
  if (a.minToOpen !== undefined) return { account, tokens, ruled: { base: first, amount: accepted.takenA } };
  if (b.minToOpen !== undefined) return { account, tokens, ruled: { base: second, amount: accepted.takenB } };
  return { account, tokens, ruled: undefined };
};

const batchedOf = ({ a, b }: AddForm, { amountADesired, amountBDesired }: AddQuote): readonly ApprovalTerms[] =>
  [
    { terms: a.permission.batched, amount: amountADesired },
    { terms: b.permission.batched, amount: amountBDesired },
  ].flatMap(({ terms, amount }) => (terms ? [{ ...terms, amount }] : []));

export function Supply(props: SupplyProps): ReactElement {
  const { form, accepted, onAccept, onClose } = props;
  const { t } = useLingui();
  const { setting } = form;
  const { state, summary, send, leave, confirmNext } = useSendDialog({ draft: ADD_DRAFT, onClose });
  const remember = useRememberPool();
  const plan = useAddSteps(form, accepted).at(-1)?.plan;
  const approvals = batchedOf(form, accepted);
  const live = setting && requoteAdd(accepted, setting);
  const stake = useStakeAfter(form, accepted);
  const confirm = async (sendable: MakePlan): Promise<void> => {
    const sent = await send(sendable, approvals, stake?.plans() ?? []);
    const opened = openedPool(form, accepted);
    if (sent?.ok && opened) remember(sent.value, opened);
    if (sent?.ok === false && sent.error.code === 'rejected') leave();
  };
  const next = acceptable(form);
  const again = {
    label: next ? t`Try at the new price` : t`Back to the form`,
    onPress: () => confirmNext(next, onAccept),
  };
  const canRetry = state.phase === 'failed' && RETRIABLE.has(state.problem.code);
  return (
    <>
      {plan && (
        <ConfirmAdd
          open={state.phase === 'idle'}
          form={form}
          accepted={accepted}
          live={live}
          next={next}
          approvals={approvals}
          stake={stake}
          onAccept={onAccept}
          onClose={onClose}
          onConfirm={() => void confirm(plan)}
        />
      )}
      <TransactionDialog
        state={withoutRejection(state)}
        summary={summary}
        onDismiss={leave}
        inSteps
        retry={canRetry ? again : undefined}
      />
    </>
  );
}
