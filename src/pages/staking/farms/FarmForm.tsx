import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { FarmProblem } from '#domain/farms/validateFarm.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { unknown } from '#domain/format/unknown.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { farmPlan } from '#features/farms/index.ts';
import type { FarmView } from '#features/farms/index.ts';
import { aprText, FormColumn } from '#features/rewards/index.ts';
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
import { buttonText } from './messages.ts';
import { Rewards } from './Rewards.tsx';
import { useFarmForm } from './useFarmForm.ts';
import type { FarmForm as Form } from './useFarmForm.ts';
import { useFarmSend } from './useFarmSend.ts';

/** Problems of the typed amount. */
const FLAWS: readonly FarmProblem[] = ['insufficientBalance', 'insufficientStake'];

interface PartProps {
  readonly farm: FarmView;
  readonly form: Form;
}

/** What the farm would pay for the stake as it would be. */
function After({ farm, form }: PartProps): ReactElement {
  const { after } = form;
  return (
    <KeyValue
      rows={[
        {
          key: 'day',
          label: <Trans>You would earn a day</Trans>,
          value: after ? <Rewards farm={farm} of={after.perDay} /> : unknown,
        },
        { key: 'apr', label: <Trans>APR afterwards</Trans>, value: aprText(after?.aprBps) },
      ]}
    />
  );
}

const symbolOf = ({ stakingToken }: FarmView): string => (stakingToken ? shortenSymbol(stakingToken.symbol) : '');

function Amount({ farm, form }: PartProps): ReactElement {
  const { t, i18n } = useLingui();
  const { field, mode, problem, percent } = form;
  const { balance, currency } = field;
  const symbol = symbolOf(farm);
  return (
    <>
      <CurrencyInput
        label={mode === 'stake' ? <Trans>Stake</Trans> : <Trans>Withdraw</Trans>}
        inputLabel={mode === 'stake' ? t`${symbol} to stake` : t`${symbol} to withdraw`}
        field={field}
        flaw={problem && FLAWS.includes(problem) ? i18n._(buttonText(problem, symbol)) : undefined}
        onType={form.type}
        onMax={balance === undefined ? undefined : () => form.type(formatExact(balance, currency?.decimals ?? 0))}
      />
      <Slider
        label={mode === 'stake' ? t`Share of your ${symbol}` : t`Share of your stake`}
        value={percent}
        stops={shareStops(t`Max`)}
        disabled={!balance}
        onChange={form.typePercent}
      />
    </>
  );
}

type Press = (() => void) | undefined;

const useStep = (form: Form, plan: TransactionPlan | undefined, send: Press): Press => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  switch (form.problem) {
    case undefined:
      return send;
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

function Asking({ farm, form }: PartProps): ReactElement | null {
  const { t } = useLingui();
  const { approval } = form;
  if (!approval.asking && approval.sending.phase !== 'failed') return null;
  const symbol = symbolOf(farm);
  return (
    <TransactionDialog
      state={approval.sending}
      summary={t`Allow the farm to use your ${symbol}`}
      onDismiss={approval.dismiss}
    />
  );
}

function Step({ farm, form }: PartProps): ReactElement {
  const { t, i18n } = useLingui();
  const { mode, problem, amount, approval } = form;
  const { isSwitching } = useNetworkSwitch();
  const plan = amount === undefined ? undefined : farmPlan(farm, mode, amount);
  const batched = mode === 'stake' ? approval.batched : undefined;
  const { state, summary, send, reset } = useFarmSend(plan, batched);
  const press = useStep(form, plan, send);
  const dismiss = (): void => {
    if (state.phase === 'submitted') form.clear();
    reset();
  };
  const isPending = problem === 'approvalPending' || approval.asking || isSwitching;
  const isNoBatch = state.phase === 'failed' && state.problem.code === 'noBatch';
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={press === undefined && !isPending}
        loading={isPending}
        onClick={press}
      >
        {problem ? (
          i18n._(buttonText(problem, symbolOf(farm), press !== undefined))
        ) : mode === 'withdraw' ? (
          <Trans>Withdraw</Trans>
        ) : batched ? (
          <Trans>Approve and stake</Trans>
        ) : (
          <Trans>Stake</Trans>
        )}
      </Button>
      <TransactionDialog
        state={state}
        summary={summary}
        onDismiss={dismiss}
        retry={isNoBatch ? { label: t`Continue step by step`, onPress: reset } : undefined}
      />
    </>
  );
}

/** Stakes and withdraws: the button says what is missing, else it does the next step. */
export function FarmForm({ farm }: Pick<PartProps, 'farm'>): ReactElement {
  const { t } = useLingui();
  const form = useFarmForm(farm);
  const { mode } = form;
  const panelId = useId();
  return (
    <>
      <Segmented
        label={t`Stake or withdraw`}
        options={[
          { value: 'stake', label: t`Stake` },
          { value: 'withdraw', label: t`Withdraw` },
        ]}
        value={mode}
        onChange={form.setMode}
        panelId={panelId}
      />
      <FormColumn id={panelId} role="tabpanel" aria-label={mode === 'stake' ? t`Stake` : t`Withdraw`}>
        <Amount farm={farm} form={form} />
        <After farm={farm} form={form} />
        <Step farm={farm} form={form} />
      </FormColumn>
      <Asking farm={farm} form={form} />
    </>
  );
}
