import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import type { Token } from '#domain/tokens/types.ts';
import { aprText, FormColumn, Reward, singleName } from '#features/rewards/index.ts';
import { BatchedApprovals, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { planSingle } from '#writes/singleStaking.ts';
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

/** Stakes and takes back: the button says what is missing, else it does the next step. */
export function SingleForm({ view, token }: FormProps): ReactElement {
  const { t, i18n } = useLingui();
  const form = useSingleForm(view, token);
  const { mode, setMode, typed, problem, approval } = form;
  const { staking, rewardToken: reward } = view;
  const panelId = useId();
  const { state, summarise, send, dismiss } = useSendDialog({ onClear: typed.clear, onClose: () => undefined });
  const plan =
    typed.amount === undefined || !reward
      ? undefined
      : planSingle({ act: mode, staking, token, name: i18n._(singleName(token)), amount: typed.amount, reward });
  const approvals = approval.batched && mode === 'stake' ? [approval.batched] : [];
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
        <SendButton
          problem={problem}
          token={token}
          approval={approval}
          plan={plan}
          onSend={() => plan && void send(plan, approvals)}
        >
          {isStaking ? <Trans>Stake</Trans> : <Trans>Unstake</Trans>}
        </SendButton>
      </FormColumn>
      <TransactionDialog
        state={state}
        summary={summarise(plan)}
        onDismiss={dismiss}
        retry={isNoBatch ? { label: t`Continue step by step`, onPress: dismiss } : undefined}
      />
    </FormColumn>
  );
}
