import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { formatExact } from '#domain/format/formatExact.ts';
import { unknown } from '#domain/format/unknown.ts';
import type { MiningProblem } from '#domain/mining/validateMining.ts';
import { aprBps, rewardsPerDay } from '#domain/mining/yields.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { TransactionPlan } from '#writes/plan.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';
import { FormColumn } from '../MiningStyles.ts';
import { aprText } from './figures.ts';
import { buttonText } from './messages.ts';
import { rawPrice } from './miningView.ts';
import type { PoolPartProps } from './poolPart.ts';
import { Reward } from '#features/rewards/index.ts';
import { useMiningSend } from './useMiningSend.ts';
import { useStakeForm } from './useStakeForm.ts';
import type { StakeForm as Form } from './useStakeForm.ts';

/** Problems of the typed amount. */
const FLAWS: readonly MiningProblem[] = ['insufficientBalance', 'insufficientStake'];

interface FormProps extends PoolPartProps {
  readonly form: Form;
}

/** What the pool would pay for the stake as it would be. */
function After({ pool, page, form }: FormProps): ReactElement {
  const { after } = form;
  const { context } = page;
  const { rewardToken } = context.programme;
  const { blockTimeMs } = context;
  const rewardPrice = rawPrice(context.rewardPrice, rewardToken);
  const stakedValue = after && pool.valueOf(after.shares.supply);
  const apr =
    after && rewardPrice && stakedValue
      ? aprBps({ perBlock: after.shares.perBlock, blockTimeMs, rewardPrice, stakedValue })
      : undefined;
  return (
    <KeyValue
      rows={[
        {
          key: 'day',
          label: <Trans>You would earn a day</Trans>,
          value: after ? (
            <Reward raw={rewardsPerDay(after.shares, after.stake, blockTimeMs)} token={rewardToken} />
          ) : (
            unknown
          ),
        },
        { key: 'apr', label: <Trans>APR afterwards</Trans>, value: aprText(apr) },
        {
          key: 'claimed',
          label: <Trans>Claimed with it</Trans>,
          value: <Reward raw={pool.pending?.[0]} token={rewardToken} />,
        },
      ]}
    />
  );
}

function Amount({ form }: Pick<FormProps, 'form'>): ReactElement {
  const { t, i18n } = useLingui();
  const { field, mode, problem, percent } = form;
  const { balance, currency } = field;
  return (
    <>
      <CurrencyInput
        label={mode === 'stake' ? <Trans>Deposit</Trans> : <Trans>Withdraw</Trans>}
        inputLabel={mode === 'stake' ? t`Pool tokens to deposit` : t`Pool tokens to withdraw`}
        field={field}
        flaw={problem && FLAWS.includes(problem) ? i18n._(buttonText(problem)) : undefined}
        onType={form.type}
        onMax={balance === undefined ? undefined : () => form.type(formatExact(balance, currency?.decimals ?? 0))}
      />
      <Slider
        label={mode === 'stake' ? t`Share of your pool tokens` : t`Share of your stake`}
        value={percent}
        stops={shareStops(t`Max`)}
        disabled={!balance}
        onChange={form.typePercent}
      />
    </>
  );
}

const useStep = (form: Form, plan: TransactionPlan | undefined, send: () => void): (() => void) | undefined => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  switch (form.problem) {
    case undefined:
      return plan && send;
    case 'connectWallet':
      return () => dispatch(modalToggled('WALLET'));
    case 'wrongNetwork':
      return switchNetwork;
    case 'approvalNeeded':
      return () => form.approval.approve(() => Promise.resolve(plan));
    default:
      return undefined;
  }
};

function Asking({ form }: Pick<FormProps, 'form'>): ReactElement | null {
  const { t } = useLingui();
  const { approval, field } = form;
  if (!approval.asking && approval.sending.phase !== 'failed') return null;
  const symbol = field.currency?.symbol ?? '';
  return (
    <TransactionDialog
      state={approval.sending}
      summary={t`Allow the rewards pool to use your ${symbol}`}
      onDismiss={approval.dismiss}
    />
  );
}

/** Deposits pool tokens and takes them out: the button says what is missing, else it does the next step. */
export function StakeForm(props: PoolPartProps): ReactElement {
  const { t, i18n } = useLingui();
  const form = useStakeForm(props);
  const { mode, problem, amount, approval } = form;
  const { state, planOf, summaryOf, send, reset } = useMiningSend(props);
  const { isSwitching } = useNetworkSwitch();
  const panelId = useId();
  const plan = amount === undefined ? undefined : planOf(mode, amount);
  const press = useStep(form, plan, () => send(plan));
  const dismiss = (): void => {
    if (state.phase === 'submitted') form.clear();
    reset();
  };
  const isPending = problem === 'approvalPending' || approval.asking || isSwitching;
  return (
    <>
      <Segmented
        label={t`Deposit or withdraw`}
        options={[
          { value: 'stake', label: t`Deposit` },
          { value: 'unstake', label: t`Withdraw` },
        ]}
        value={mode}
        onChange={form.setMode}
        panelId={panelId}
      />
      <FormColumn id={panelId} role="tabpanel" aria-label={mode === 'stake' ? t`Deposit` : t`Withdraw`}>
        <Amount form={form} />
        <After {...props} form={form} />
        <Button
          variant="primary"
          size="lg"
          block
          disabled={press === undefined && !isPending}
          loading={isPending}
          onClick={press}
        >
          {problem ? (
            i18n._(buttonText(problem, press !== undefined))
          ) : mode === 'stake' ? (
            <Trans>Deposit</Trans>
          ) : (
            <Trans>Withdraw</Trans>
          )}
        </Button>
      </FormColumn>
      <Asking form={form} />
      <TransactionDialog state={state} summary={summaryOf(plan)} onDismiss={dismiss} />
    </>
  );
}
