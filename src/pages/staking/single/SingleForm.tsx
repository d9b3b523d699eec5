import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import type { Token } from '#domain/tokens/types.ts';
import { AmountPart, EarnButton, EarnTransaction, useEarnSend, useProblemWords } from '#features/earnForm/index.ts';
import { Apr, FormColumn, Reward, singleName } from '#features/rewards/index.ts';
import { BatchedApprovals } from '#features/transactions/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import { buttonText } from '../messages.ts';
import { useSingleForm, type SingleForm as Form } from './useSingleForm.ts';
import type { SingleView } from '#features/earnViews/index.ts';

interface FormProps {
  readonly view: SingleView;
  readonly token: Token;
}

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
        { key: 'apr', label: <Trans>APR afterwards</Trans>, value: <Apr value={view.aprOf(after?.supply)} /> },
        {
          key: 'claimed',
          label: isShort ? <Trans>Stays claimable</Trans> : <Trans>Claimed with it</Trans>,
          value: <Reward raw={pending} token={rewardToken} />,
        },
        { key: 'lock', label: <Trans>Lock</Trans>, value: <Trans>None</Trans> },
      ]}
    />
  );
}

export function SingleForm({ view, token }: FormProps): ReactElement {
  const { t, i18n } = useLingui();
  const form = useSingleForm(view, token);
  const { mode, setMode, typed, problem, approval } = form;
  const panelId = useId();
  const isStaking = mode === 'stake';
  const symbol = shortenSymbol(token.symbol);
  const problemText = useProblemWords(buttonText, problem, symbol);
  const { staking, rewardToken: reward, isShort } = view;
  // Rewards that the vault cannot pay can be claimed later.
  const pending = isShort ? undefined : view.pending;
  const { amount } = typed;
  const name = i18n._(singleName(token));
  const plan =
    amount !== undefined && reward
      ? () => planSingle({ act: mode, staking, token, name, amount, reward, pending })
      : undefined;
  const batched = isStaking ? approval.batched : undefined;
  const sending = useEarnSend(plan, batched, typed.draft);
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
          {...problemText}
        />
        <After view={view} form={form} />
        <BatchedApprovals approvals={problem === undefined && batched ? [batched] : []} />
        <EarnButton
          {...problemText}
          approval={approval}
          approvalSummary={t`Allow staking to use your ${symbol}`}
          plan={plan}
          repeats={{ kinds: [mode], names: ['single'] }}
          onSend={sending.send}
        >
          {isStaking ? <Trans>Stake</Trans> : <Trans>Unstake</Trans>}
        </EarnButton>
      </FormColumn>
      <EarnTransaction {...sending} />
    </FormColumn>
  );
}
