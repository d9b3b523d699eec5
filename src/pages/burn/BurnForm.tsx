import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { AmountPart, EarnButton, useProblemWords, earnWords } from '#features/earnForm/index.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import { planBurn } from '#writes/rewards/burn.ts';
import { Column } from './BurnStyles.ts';
import { ConfirmBurn } from './ConfirmBurn.tsx';
import { Forecast } from './Forecast.tsx';
import { useBurnForm, type BurnForm as Form } from './useBurnForm.ts';
import type { BurnPageView } from './useBurnPage.ts';
import { msg } from '@lingui/core/macro';

const buttonText = earnWords(() => ({
  paused: msg`Burning is paused`,
  finished: msg`Burning earns nothing now`,
}));

interface PartProps {
  readonly page: BurnPageView;
  readonly form: Form;
}

const planOf =
  ({ programme: { contract, epoch } }: BurnPageView, token: Token, amount: bigint): MakePlan =>
  () =>
    epoch && planBurn({ contract, token, amount, epoch });

interface SendProps extends PartProps {
  readonly token: Token;
  readonly amount: bigint;
  readonly onClose: () => void;
}

function SendBurn({ page, form, token, amount, onClose }: SendProps): ReactElement {
  const { batched } = form.approval;
  const approvals = batched ? [{ ...batched, amount }] : [];
  const { state, summary, send, leave } = useSendDialog({ draft: form.typed.draft, onClose });
  return (
    <>
      <ConfirmBurn
        page={page}
        open={state.phase === 'idle'}
        token={token}
        amount={amount}
        approvals={approvals}
        onClose={onClose}
        onConfirm={() => void send(planOf(page, token, amount), approvals)}
      />
      <TransactionDialog state={state} summary={summary} onDismiss={leave} inSteps />
    </>
  );
}

interface Confirming {
  readonly amount: bigint;
  readonly account: Address | undefined;
}

export function BurnForm({ page }: Pick<PartProps, 'page'>): ReactElement {
  const { t } = useLingui();
  const { programme, account } = page;
  const form = useBurnForm(programme);
  const [confirming, setConfirming] = useState<Confirming>();
  const { typed, problem, approval } = form;
  const { burnToken } = programme;
  const { amount } = typed;
  const symbol = burnToken ? shortenSymbol(burnToken.symbol) : '';
  const problemText = useProblemWords(buttonText, problem, symbol);
  return (
    <Column>
      <AmountPart
        label={<Trans>Burn</Trans>}
        inputLabel={t`${symbol} to burn`}
        sliderLabel={t`Share of your ${symbol}`}
        typed={typed}
        {...problemText}
      />
      <Forecast page={page} amount={amount} />
      <EarnButton
        {...problemText}
        approval={approval}
        approvalSummary={t`Allow Burn & Earn to use your ${symbol}`}
        plan={burnToken && amount !== undefined ? planOf(page, burnToken, amount) : undefined}
        repeats={{ kinds: ['burn'] }}
        onSend={amount === undefined ? undefined : () => setConfirming({ amount, account })}
      >
        <Trans>Burn {symbol}</Trans>
      </EarnButton>
      {confirming && burnToken && confirming.account === account && (
        <SendBurn
          page={page}
          form={form}
          token={burnToken}
          amount={confirming.amount}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </Column>
  );
}
