import type { ReactElement } from 'react';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { useDeadlineSeconds } from '#reads/wallet/useDeadlineSeconds.ts';
import { withFreshDeadline } from '#writes/swapOnRouter.ts';
import { ConfirmSwap } from './ConfirmSwap.tsx';
import { requoteOnRouter } from '../form/requoteOnRouter.ts';
import { useSendOrder, type ConfirmationProps } from './useSendOrder.ts';

export interface SwapOnExchangeProps extends ConfirmationProps {
  readonly market: RouterMarket;
}

const useSwap = ({ form, accepted, market: exchange }: SwapOnExchangeProps) => {
  const deadlineSeconds = useDeadlineSeconds();
  const { timestamp } = useBlock();
  const outputFeeBps = useOutputFee(form.currencies.output);
  const { account, currencies, maker, direction, field } = form;
  const { input, output, inputToken, outputToken } = currencies;
  if (!input || !output || !inputToken || !outputToken || timestamp === undefined || outputFeeBps === undefined)
    return undefined;
  const now = form.exchange?.offers.find(({ id }) => id === exchange.id)?.market ?? exchange;
  const { from, to } = accepted.order;
  const feePerThousand = 1000 - exchange.feeFactor;
  const shown = field === 'INPUT' ? accepted.filled.received : accepted.filled.spent;
  const trade = { input, output, inputToken, outputToken, direction, field, from, to, shown, outputFeeBps };
  return {
    live: requoteOnRouter(accepted, { input: inputToken, output: outputToken, direction, field, market: now }),
    plan:
      account &&
      maker &&
      withFreshDeadline(
        { ...trade, exchange, feePerThousand, account, recipient: maker },
        { deadlineSeconds, shownTime: timestamp },
      ),
  };
};

export function SwapOnExchange(props: SwapOnExchangeProps): ReactElement | null {
  const { form, accepted, market: exchange, onAccept, onClose } = props;
  const { state, summary, send, leave, again, inSteps, approvals } = useSendOrder(props);
  const swap = useSwap(props);
  const { market } = form;
  if (!market || !swap) return null;
  const { plan, live } = swap;
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
