import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatExact } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { planBurn } from '#writes/burn.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';
import { Column } from './BurnStyles.ts';
import { ConfirmBurn } from './ConfirmBurn.tsx';
import { Forecast } from './Forecast.tsx';
import { buttonText } from './messages.ts';
import { useBurnForm } from './useBurnForm.ts';
import type { BurnForm as Form } from './useBurnForm.ts';
import type { BurnPageView } from './useBurnPage.ts';

interface PartProps {
  readonly page: BurnPageView;
  readonly form: Form;
}

function Amount({ form, symbol }: { readonly form: Form; readonly symbol: string }): ReactElement {
  const { t, i18n } = useLingui();
  const { field, problem } = form;
  const { balance, currency } = field;
  return (
    <>
      <CurrencyInput
        label={<Trans>Burn</Trans>}
        inputLabel={t`${symbol} to burn`}
        field={field}
        flaw={problem === 'insufficientBalance' ? i18n._(buttonText(problem, symbol)) : undefined}
        onType={form.type}
        onMax={balance === undefined ? undefined : () => form.type(formatExact(balance, currency?.decimals ?? 0))}
      />
      <Slider
        label={t`Share of your ${symbol}`}
        value={form.percent}
        stops={shareStops(t`Max`)}
        disabled={!balance}
        onChange={form.typePercent}
      />
    </>
  );
}

interface SendProps extends PartProps {
  readonly token: Token;
  /** What is confirmed, raw. */
  readonly amount: bigint;
  readonly onClose: () => void;
}

/** From the confirmation to the block. */
function SendBurn({ page, form, token, amount, onClose }: SendProps): ReactElement {
  const { t } = useLingui();
  const { batched } = form.approval;
  const approvals = batched ? [{ ...batched, amount }] : [];
  const { state, summarise, send, leave, dismiss } = useSendDialog({ onClear: () => form.type(''), onClose });
  const plan = planBurn(page.programme.contract, token, amount);
  const isUnbatched = state.phase === 'failed' && state.problem.code === 'noBatch';
  return (
    <>
      <ConfirmBurn
        page={page}
        open={state.phase === 'idle'}
        token={token}
        amount={amount}
        approvals={approvals}
        onClose={onClose}
        onConfirm={() => void send(plan, approvals)}
      />
      <TransactionDialog
        state={state}
        summary={summarise(plan)}
        onDismiss={dismiss}
        retry={isUnbatched ? { label: t`Continue step by step`, onPress: leave } : undefined}
      />
    </>
  );
}

const useStep = ({ page, form }: PartProps, confirm: (amount: bigint) => void): (() => void) | undefined => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  const { problem, amount, approval } = form;
  const { contract, burnToken } = page.programme;
  switch (problem) {
    case undefined:
      return amount === undefined ? undefined : () => confirm(amount);
    case 'connectWallet':
      return () => dispatch(modalToggled('WALLET'));
    case 'wrongNetwork':
      return switchNetwork;
    case 'approvalNeeded':
      if (!burnToken || amount === undefined) return undefined;
      return () => approval.approve(() => Promise.resolve(planBurn(contract, burnToken, amount)));
    default:
      return undefined;
  }
};

function Asking({ form, symbol }: { readonly form: Form; readonly symbol: string }): ReactElement | null {
  const { t } = useLingui();
  const { approval } = form;
  if (!approval.asking && approval.sending.phase !== 'failed') return null;
  const summary = t`Allow Burn & Earn to use your ${symbol}`;
  return <TransactionDialog state={approval.sending} summary={summary} onDismiss={approval.dismiss} />;
}

/** What is being confirmed, and by whom: for another account the confirmation is void. */
interface Confirming {
  readonly amount: bigint;
  readonly account: Address | undefined;
}

/** Burns tokens: the button says what is missing, else it leads to the confirmation. */
export function BurnForm({ page }: Pick<PartProps, 'page'>): ReactElement {
  const { i18n } = useLingui();
  const { programme, account } = page;
  const form = useBurnForm(programme);
  const [confirming, setConfirming] = useState<Confirming>();
  const { isSwitching } = useNetworkSwitch();
  const { problem, approval, amount } = form;
  const { burnToken } = programme;
  const symbol = burnToken ? shortenSymbol(burnToken.symbol) : '';
  const press = useStep({ page, form }, (confirmed) => setConfirming({ amount: confirmed, account }));
  const isPending = problem === 'approvalPending' || approval.asking || isSwitching;
  return (
    <Column>
      <Amount form={form} symbol={symbol} />
      <Forecast page={page} amount={amount} />
      <Button
        variant="primary"
        size="lg"
        block
        disabled={press === undefined && !isPending}
        loading={isPending}
        onClick={press}
      >
        {problem ? i18n._(buttonText(problem, symbol, press !== undefined)) : <Trans>Burn {symbol}</Trans>}
      </Button>
      <Asking form={form} symbol={symbol} />
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
