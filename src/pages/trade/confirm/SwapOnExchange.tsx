import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TradeQuote } from '#domain/trade/types.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUserDeadline } from '#state/user/selectors.ts';
import { withFreshDeadline } from '#writes/swapOnRouter.ts';
import { useSameWallet } from '#writes/useSameWallet.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import { ConfirmSwap } from './ConfirmSwap.tsx';
import { rememberSize } from '../form/lastSize.ts';
import { requoteOnRouter } from '../form/requoteOnRouter.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

export interface SwapOnExchangeProps {
  readonly form: TradeForm;
  /** The quote that is being confirmed, and where. */
  readonly accepted: TradeQuote;
  readonly market: RouterMarket;
  readonly onAccept: (quote: TradeQuote) => void;
  readonly onClose: () => void;
}

/** From the button to the block on an exchange's router: confirmation, wallet, and what happened. */
export function SwapOnExchange(props: SwapOnExchangeProps): ReactElement | null {
  const { form, accepted, market: exchange, onAccept, onClose } = props;
  const { t } = useLingui();
  const { state, submit, reset } = useSubmit();
  const shown = useSameWallet(state);
  const summaryOf = useSummaryOf();
  const deadlineSeconds = useAppSelector(selectUserDeadline);
  const { timestamp } = useBlock();
  const { account, currencies, maker, direction, field, market, actions } = form;
  const { input, output, inputToken, outputToken } = currencies;
  if (!input || !output || !inputToken || !outputToken || !market || timestamp === undefined) return null;
  const now = form.exchange?.offers.find(({ id }) => id === exchange.id)?.market ?? exchange;
  const live = requoteOnRouter(accepted, { input: inputToken, output: outputToken, direction, field, market: now });
  const { from, to } = accepted.order;
  const feePerThousand = 1000 - exchange.feeFactor;
  const trade = { input, output, inputToken, outputToken, direction, field, from, to };
  const plan =
    account &&
    maker &&
    withFreshDeadline(
      { ...trade, exchange, feePerThousand, account, recipient: maker },
      { deadlineSeconds, shownTime: timestamp },
    );
  const summary = plan ? summaryOf(plan.info) : '';
  const send = async (placed: TransactionPlan): Promise<void> => {
    const sent = await submit(placed, summary);
    if (!sent.ok) return;
    rememberSize(form);
    // A reload must not bring back what is on its way.
    actions.typeAmount(form.field, '');
  };
  const dismiss = (): void => {
    if (state.phase === 'submitted') actions.clear();
    reset();
    onClose();
  };
  const retry = {
    label: form.quote ? t`Try at the new price` : t`Back to the ticket`,
    onPress: () => {
      reset();
      if (form.quote) onAccept(form.quote);
      else onClose();
    },
  };
  const canRetry = state.phase === 'failed' && state.problem.code === 'reverted';
  return (
    <>
      {plan && (
        <ConfirmSwap
          open={shown.phase === 'idle'}
          form={form}
          market={market}
          accepted={accepted}
          live={live}
          plan={plan}
          exchange={exchange.name}
          onAccept={onAccept}
          onClose={onClose}
          onConfirm={() => void send(plan)}
        />
      )}
      <TransactionDialog state={shown} summary={summary} onDismiss={dismiss} retry={canRetry ? retry : undefined} />
    </>
  );
}
