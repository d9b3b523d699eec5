import type { ReactElement } from 'react';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { BetterRoute } from './BetterRoute.tsx';
import { ConfirmSwap } from './ConfirmSwap.tsx';
import { requoteOnRouter } from '../form/requoteOnRouter.ts';
import { useRouterPlan } from './useRouterPlan.ts';
import { useSendOrder, type ConfirmationProps } from './useSendOrder.ts';

interface SwapOnExchangeProps extends ConfirmationProps {
  readonly market: RouterMarket;
}

export function SwapOnExchange(props: SwapOnExchangeProps): ReactElement | null {
  const { form, accepted, market: exchange, onAccept, onClose } = props;
  const { state, summary, send, leave, again, inSteps, approvals } = useSendOrder(props);
  const planOf = useRouterPlan(form, exchange);
  const { market, currencies, direction, field } = form;
  const { inputToken: input, outputToken: output } = currencies;
  if (!market || !input || !output) return null;
  const now = form.exchange?.offers.find(({ id }) => id === exchange.id)?.market ?? exchange;
  const live = requoteOnRouter(accepted, { input, output, direction, field, market: now });
  const plan = planOf(accepted, field);
  const canRetry = state.phase === 'failed' && state.problem.code === 'reverted';
  return (
    <>
      {plan && (
        <ConfirmSwap
          open={state.phase === 'idle'}
          form={form}
          market={market}
          accepted={accepted}
          live={live}
          plan={plan}
          approvals={approvals}
          exchange={exchange.name}
          better={<BetterRoute form={form} route={exchange.id} live={live} onAccept={onAccept} />}
          onAccept={onAccept}
          onClose={onClose}
          onConfirm={() => void send(() => plan)}
        />
      )}
      <TransactionDialog
        state={state}
        summary={summary}
        onDismiss={leave}
        retry={inSteps() ?? (canRetry ? again : undefined)}
      />
    </>
  );
}
