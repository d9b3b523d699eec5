import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import { planWrap } from '#writes/wrap.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';
import { buttonText } from '../form/messages.ts';
import { TicketAction } from './TicketStyles.ts';

interface WrapButtonProps {
  readonly kind: 'wrap' | 'unwrap';
  readonly currencies: TradeCurrencies;
  /** Raw units. */
  readonly amount: bigint | undefined;
  readonly problem: TradeProblem | undefined;
  readonly onDone: () => void;
}

/** The ticket's one button where the native coin meets its wrapper: one for one, so there is nothing to confirm. */
export function WrapButton({ kind, currencies, amount, problem, onDone }: WrapButtonProps): ReactElement | null {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { isSwitching, switchNetwork } = useNetworkSwitch();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const { input, output, inputToken: wrapped } = currencies;
  if (!input || !output || !wrapped) return null;
  const plan = planWrap({
    kind,
    native: kind === 'wrap' ? input : output,
    wrapped,
    amount: amount ?? 0n,
  });
  const dismiss = (): void => {
    if (state.phase === 'submitted') onDone();
    reset();
  };
  const presses: Readonly<Record<string, (() => void) | undefined>> = {
    connectWallet: () => dispatch(modalToggled('WALLET')),
    wrongNetwork: switchNetwork,
  };
  const press = problem ? presses[problem.code] : () => void submit(plan, summaryOf(plan.info));
  const named = problem && problem.code !== 'noAmount';
  return (
    <TicketAction>
      <SendButton
        sends={problem === undefined}
        variant="primary"
        size="lg"
        block
        disabled={press === undefined}
        loading={isSwitching}
        onClick={press}
      >
        {named ? (
          i18n._(buttonText(problem, press !== undefined))
        ) : kind === 'wrap' ? (
          <Trans>Wrap</Trans>
        ) : (
          <Trans>Unwrap</Trans>
        )}
      </SendButton>
      <p>
        <Trans>
          1 {input.symbol} = 1 {output.symbol}, no fee, no approval.
        </Trans>
      </p>
      <TransactionDialog state={state} summary={summaryOf(plan.info)} onDismiss={dismiss} />
    </TicketAction>
  );
}
