import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { planWrap } from '#writes/orders/wrap.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { buttonText } from '../order/form/messages.ts';
import { TICKET_DRAFT } from '../order/form/useTicketDraft.ts';
import { TicketAction } from './TicketStyles.ts';

interface WrapButtonProps {
  readonly kind: 'wrap' | 'unwrap';
  readonly currencies: TradeCurrencies;
  readonly amount: bigint | undefined;
  readonly problem: TradeProblem | undefined;
}

/** Needs no confirmation, because the rate is 1:1. */
export function WrapButton({ kind, currencies, amount, problem }: WrapButtonProps): ReactElement | null {
  const { i18n } = useLingui();
  const walletSteps: Readonly<Record<string, (() => void) | undefined>> = { ...useWalletSteps() };
  const { isSwitching } = useNetworkSwitch();
  const { state, submit, reset } = useSubmit(TICKET_DRAFT);
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const { input, output, inputToken: wrapped } = currencies;
  if (!input || !output || !wrapped) return null;
  const wrap = async (): Promise<void> => {
    if (amount === undefined) return;
    const plan = planWrap({ kind, native: kind === 'wrap' ? input : output, wrapped, amount });
    const words = summaryOf(plan.info);
    setSummary(words);
    await submit(plan, words);
  };
  const press = problem ? walletSteps[problem.code] : () => void wrap();
  return (
    <TicketAction>
      <FormButton
        repeats={{ kinds: [kind] }}
        problem={problem && problem.code !== 'noAmount' ? i18n._(buttonText(problem, press !== undefined)) : undefined}
        loading={isSwitching}
        onClick={press}
      >
        {kind === 'wrap' ? <Trans>Wrap</Trans> : <Trans>Unwrap</Trans>}
      </FormButton>
      <p>
        <Trans>
          1 {input.symbol} = 1 {output.symbol}, no exchange fee, no approval.
        </Trans>
      </p>
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </TicketAction>
  );
}
