import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import {
  AmountPart,
  EarnButton,
  EarnTransaction,
  miningWords,
  useEarnSend,
  useProblemWords,
} from '#features/earnForm/index.ts';
import { Apr, FormColumn, Reward } from '#features/rewards/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { miningPlan } from './miningPlan.ts';
import type { PoolPartProps } from './poolPart.ts';
import { useStakeForm, type StakeForm as Form } from './useStakeForm.ts';

interface FormProps extends PoolPartProps {
  readonly form: Form;
}

function After({ pool, page, form }: FormProps): ReactElement {
  const { after } = form;
  const { context } = page;
  const { rewardToken } = context.programme;
  const { blockTimeMs } = context;
  return (
    <KeyValue
      rows={[
        {
          key: 'day',
          label: <Trans>You would earn a day</Trans>,
          value: after ? (
            <Reward raw={rewardsPerDay(after.shares, after.stake, blockTimeMs)} token={rewardToken} />
          ) : (
            NO_VALUE
          ),
        },
        { key: 'apr', label: <Trans>APR afterwards</Trans>, value: <Apr value={pool.aprFor(after?.shares.supply)} /> },
        {
          key: 'claimed',
          label: <Trans>Claimed with it</Trans>,
          value: <Trans>Your rewards</Trans>,
        },
      ]}
    />
  );
}

export function StakeForm(props: PoolPartProps): ReactElement {
  const { t } = useLingui();
  const form = useStakeForm(props);
  const { mode, setMode, typed, problem, approval } = form;
  const { symbol } = props.pool.poolToken;
  const problemText = useProblemWords(miningWords, problem, symbol);
  const isDeposit = mode === 'stake';
  const plan = typed.amount === undefined ? undefined : miningPlan(props, mode, typed.amount);
  const batched = isDeposit ? approval.batched : undefined;
  const sending = useEarnSend(plan, batched, typed.draft);
  const panelId = useId();
  return (
    <>
      <Segmented
        label={t`Deposit or withdraw`}
        options={[
          { value: 'stake', label: t`Deposit` },
          { value: 'unstake', label: t`Withdraw` },
        ]}
        value={mode}
        onChange={setMode}
        panelId={panelId}
      />
      <FormColumn id={panelId} role="tabpanel" aria-label={isDeposit ? t`Deposit` : t`Withdraw`}>
        <AmountPart
          label={isDeposit ? <Trans>Deposit</Trans> : <Trans>Withdraw</Trans>}
          inputLabel={isDeposit ? t`Pool tokens to deposit` : t`Pool tokens to withdraw`}
          sliderLabel={isDeposit ? t`Share of your pool tokens` : t`Share of your stake`}
          typed={typed}
          {...problemText}
        />
        <After {...props} form={form} />
        <EarnButton
          {...problemText}
          approval={approval}
          approvalSummary={t`Allow the rewards pool to use your ${symbol}`}
          plan={plan}
          repeats={{ kinds: [mode], names: [props.pool.poolToken.address] }}
          onSend={sending.send}
        >
          {!isDeposit ? <Trans>Withdraw</Trans> : batched ? <Trans>Approve and deposit</Trans> : <Trans>Deposit</Trans>}
        </EarnButton>
      </FormColumn>
      <EarnTransaction {...sending} />
    </>
  );
}
