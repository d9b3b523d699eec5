import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeField, TradeQuote } from '#domain/trade/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { useDeadlineSeconds } from '#reads/wallet/useDeadlineSeconds.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { refreshingDeadline } from '#writes/orders/swapOnRouter.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

type RouterTicket = Pick<TradeForm, 'account' | 'maker' | 'currencies' | 'direction'>;

/** Makes plans of trades on another exchange; undefined while the deadline or the output's transfer fee is unknown. */
export const useRouterPlan = (
  { account, maker, currencies, direction }: RouterTicket,
  exchange: RouterMarket,
): ((quote: TradeQuote, field: TradeField) => TransactionPlan | undefined) => {
  const deadlineSeconds = useDeadlineSeconds();
  const { timestamp: shownTime } = useBlock();
  const { input, output, inputToken, outputToken } = currencies;
  const outputFeeBps = useOutputFee(output);
  return ({ order, filled }, field) => {
    if (!input || !output || !inputToken || !outputToken || !account || !maker) return undefined;
    if (shownTime === undefined || outputFeeBps === undefined) return undefined;
    const { from, to } = order;
    const shown = field === 'INPUT' ? filled.received : filled.spent;
    const trade = { input, output, inputToken, outputToken, direction, field, from, to, shown, outputFeeBps };
    const feePerThousand = 1000 - exchange.feeFactor;
    return refreshingDeadline(
      { ...trade, exchange, feePerThousand, account, recipient: maker },
      { deadlineSeconds, shownTime },
    );
  };
};
