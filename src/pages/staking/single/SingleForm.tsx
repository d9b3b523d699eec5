import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import type { Token } from '#domain/tokens/types.ts';
import { aprText, FormColumn, Reward, singleName } from '#features/rewards/index.ts';
import { BatchedApprovals, TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { withApprovals } from '#writes/approve.ts';
import { planSingle } from '#writes/singleStaking.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import { AmountPart } from '../form/AmountPart.tsx';
import { SendButton } from '../form/SendButton.tsx';
import { useSingleForm } from './useSingleForm.ts';
import type { SingleForm as Form } from './useSingleForm.ts';
import type { SingleView } from './useSingleView.ts';

interface FormProps {
  readonly view: SingleView;
  readonly token: Token;
}

/** What the programme would pay for the stake as it would be. */
function After({ view, form }: Pick<FormProps, 'view'> & { readonly form: Form }): ReactElement {
  const { perBlock, blockTime, rewardToken, pending, isShort } = view;
  const { after } = form;
  const perDay =
    after && perBlock !== undefined
      ? rewardsPerDay({ perBlock, supply: after.supply }, after.stake, blockTime.ms)
      : undefined;
  return (
    <KeyValue
      rows={[
        {
          key: 'day',
          label: <Trans>You would earn a day</Trans>,
          value: <Reward raw={perDay} token={rewardToken} isPublic />,
        },
        { key: 'apr', label: <Trans>APR afterwards</Trans>, value: aprText(view.aprOf(after?.supply)) },
        {
          key: 'claimed',
          label: isShort ? <Trans>Stays claimable</Trans> : <Trans>Claimed with it</Trans>,
          value: <Reward raw={pending} token={rewardToken} />,
        },
        { key: 'lock', label: <Trans>Lock</Trans>, value: <Trans>None, unstake any time</Trans> },
      ]}
    />
  );
}

/** Sends what is typed, and as one transaction with it the approval that it needs where the account can. */
const useSingleSend = ({ view, token }: FormProps, { mode, typed, approval }: Form) => {
  const { i18n } = useLingui();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const { staking, rewardToken: reward } = view;
  const name = i18n._(singleName(token));
  const { amount } = typed;
  const plan =
    amount === undefined || !reward ? undefined : planSingle({ act: mode, staking, token, name, amount, reward });
  const approvals = approval.batched && mode === 'stake' ? [approval.batched] : [];
  const summary = plan ? summaryOf(plan.info) : '';
  return {
    state,
    plan,
    approvals,
    summary,
    send: () => {
      if (plan) void submit(withApprovals(approvals, plan), summary);
    },
    dismiss: () => {
      if (state.phase === 'submitted') typed.clear();
      reset();
    },
  };
};

/** Stakes and takes back: the button says what is missing, else it does the next step. */
export function SingleForm(props: FormProps): ReactElement {
  const { view, token } = props;
  const { t } = useLingui();
  const form = useSingleForm(view, token);
  const { mode, setMode, typed, problem, approval } = form;
  const { state, plan, approvals, summary, send, dismiss } = useSingleSend(props, form);
  const panelId = useId();
  const isStaking = mode === 'stake';
  const symbol = shortenSymbol(token.symbol);
  const isNoBatch = state.phase === 'failed' && state.problem.code === 'noBatch';
  return (
    <FormColumn>
      <Segmented
        label={t`Stake or unstake`}
        options={[
          { value: 'stake', label: t`Stake` },
          { value: 'unstake', label: t`Unstake` },
        ]}
        value={mode}
        onChange={setMode}
        panelId={panelId}
      />
      <FormColumn id={panelId} role="tabpanel" aria-label={isStaking ? t`Stake` : t`Unstake`}>
        <AmountPart
          label={isStaking ? <Trans>Stake</Trans> : <Trans>Unstake</Trans>}
          inputLabel={isStaking ? t`${symbol} to stake` : t`${symbol} to unstake`}
          sliderLabel={isStaking ? t`Share of your ${symbol}` : t`Share of your stake`}
          typed={typed}
          problem={problem}
        />
        <After view={view} form={form} />
        <BatchedApprovals approvals={problem === undefined ? approvals : []} />
        <SendButton problem={problem} token={token} approval={approval} plan={plan} onSend={send}>
          {isStaking ? <Trans>Stake</Trans> : <Trans>Unstake</Trans>}
        </SendButton>
      </FormColumn>
      <TransactionDialog
        state={state}
        summary={summary}
        onDismiss={dismiss}
        retry={isNoBatch ? { label: t`Continue step by step`, onPress: dismiss } : undefined}
      />
    </FormColumn>
  );
}
