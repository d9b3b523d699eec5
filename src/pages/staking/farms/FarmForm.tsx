import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import {
  AmountPart,
  EarnButton,
  EarnTransaction,
  useEarnSend,
  useProblemWords,
  type ProblemText,
} from '#features/earnForm/index.ts';
import { farmPlan, type FarmView } from '#features/farms/index.ts';
import { Apr, FormColumn } from '#features/rewards/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { farmWords } from './farmWords.ts';
import { Rewards } from './Rewards.tsx';
import { useFarmForm, type FarmForm as Form } from './useFarmForm.ts';

interface PartProps {
  readonly farm: FarmView;
  readonly form: Form;
}

function After({ farm, form }: PartProps): ReactElement {
  const { after } = form;
  return (
    <KeyValue
      rows={[
        {
          key: 'day',
          label: <Trans>You would earn a day</Trans>,
          value: after ? <Rewards farm={farm} of={after.perDay} /> : NO_VALUE,
        },
        { key: 'apr', label: <Trans>APR afterwards</Trans>, value: <Apr value={after?.aprBps} /> },
      ]}
    />
  );
}

const symbolOf = ({ stakingToken }: FarmView): string => (stakingToken ? shortenSymbol(stakingToken.symbol) : '');

function Step({ farm, form, problemText }: PartProps & { readonly problemText: ProblemText }): ReactElement {
  const { t } = useLingui();
  const { mode, typed, approval } = form;
  const plan = typed.amount === undefined ? undefined : farmPlan(farm, mode, typed.amount);
  const batched = mode === 'stake' ? approval.batched : undefined;
  const sending = useEarnSend(plan, batched, typed.draft);
  const symbol = symbolOf(farm);
  return (
    <>
      <EarnButton
        {...problemText}
        approval={approval}
        approvalSummary={t`Allow the farm to use your ${symbol}`}
        plan={plan}
        repeats={{ kinds: [mode === 'stake' ? 'stake' : 'unstake'], names: [farm.name] }}
        onSend={sending.send}
      >
        {mode === 'withdraw' ? (
          <Trans>Withdraw</Trans>
        ) : batched ? (
          <Trans>Approve and stake</Trans>
        ) : (
          <Trans>Stake</Trans>
        )}
      </EarnButton>
      <EarnTransaction {...sending} />
    </>
  );
}

export function FarmForm({ farm }: Pick<PartProps, 'farm'>): ReactElement {
  const { t } = useLingui();
  const form = useFarmForm(farm);
  const { mode } = form;
  const isStake = mode === 'stake';
  const symbol = symbolOf(farm);
  const problemText = useProblemWords(farmWords, form.problem, symbol);
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
      <FormColumn id={panelId} role="tabpanel" aria-label={isStake ? t`Stake` : t`Withdraw`}>
        <AmountPart
          label={isStake ? <Trans>Stake</Trans> : <Trans>Withdraw</Trans>}
          inputLabel={isStake ? t`${symbol} to stake` : t`${symbol} to withdraw`}
          sliderLabel={isStake ? t`Share of your ${symbol}` : t`Share of your stake`}
          typed={form.typed}
          {...problemText}
        />
        <After farm={farm} form={form} />
        <Step farm={farm} form={form} problemText={problemText} />
      </FormColumn>
    </>
  );
}
