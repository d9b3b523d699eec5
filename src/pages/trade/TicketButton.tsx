import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import { currencyId } from '../../domain/tokens/currency.ts';
import type { RouterMarket } from '../../domain/trade/routerQuote.ts';
import type { QuoteProblem, TradeQuote } from '../../domain/trade/types.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { modalToggled } from '../../state/app/slice.ts';
import { Button } from '../../ui/Button.tsx';
import { useVisualViewportInset } from '../../ui/hooks/useVisualViewportInset.ts';
import { useConnectWallet } from '../../writes/connectWallet.ts';
import type { TransactionPlan } from '../../writes/plan.ts';
import { priceText } from './fillView.ts';
import { buttonText, quoteProblemText } from './messages.ts';
import { separators } from './separators.ts';
import { TicketAction } from './TicketStyles.ts';
import type { TradeForm } from './useTradeForm.ts';

const ApproveOrder = lazy(() => import('./ApproveOrder.tsx').then(({ ApproveOrder }) => ({ default: ApproveOrder })));

const PlaceOrder = lazy(() => import('./PlaceOrder.tsx').then(({ PlaceOrder }) => ({ default: PlaceOrder })));

const SwapOnExchange = lazy(() =>
  import('./SwapOnExchange.tsx').then(({ SwapOnExchange }) => ({ default: SwapOnExchange })),
);

/** The quote being confirmed, and of whose order in which market it is. */
interface Confirming {
  readonly accepted: TradeQuote;
  /** Where else than in the order book. */
  readonly exchange: RouterMarket | undefined;
  readonly subject: string;
}

/** What a confirmation is about: once it is something else, as after a step back or in another account, it is void. */
const subjectOf = ({ account, maker, currencies: { input, output }, direction, orderType }: TradeForm): string =>
  [account, maker, input && currencyId(input), output && currencyId(output), direction, orderType].join(' ');

/** The amount a quote problem is about: the most of the output, or the least of the input. */
const boundText = (problem: QuoteProblem, { input, output }: TradeForm['currencies']): string => {
  const isMinimum = problem.code === 'refused' && problem.refusal.code === 'belowMinimum';
  const currency = isMinimum ? input : output;
  const most = problem.code === 'outputTooLarge' ? problem.most : 0n;
  const bound = isMinimum ? problem.refusal.minimum : most;
  return currency ? `${formatFixed(bound, currency.decimals, separators)} ${currency.symbol}` : '';
};

/** What the button's words do not say: why there is no quote, or what will stay as an open order. */
function Note({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { i18n } = useLingui();
  const { problem, market, orderType, quote, currencies } = form;
  if (!market) return null;
  if (problem?.code === 'quote') {
    const pair = `${market.base.symbol}/${market.quote.symbol}`;
    return (
      <p role="status">{i18n._(quoteProblemText(problem.problem, pair, boundText(problem.problem, currencies)))}</p>
    );
  }
  // Of a market order that is said where it is asked what becomes of the rest.
  if (orderType === 'MARKET' || !quote || quote.rests.sold === 0n) return null;
  const { input } = currencies;
  if (!input) return null;
  const rests = formatFixed(quote.rests.sold, input.decimals, separators);
  return (
    <p>
      <Trans>
        {rests} {input.symbol} rests at {priceText(quote.worstPrice, market)}, maker fee 0%.
      </Trans>
    </p>
  );
}

/** The one button of the ticket: it says what is missing, else it does the next step. */
export function TicketButton({ form }: { readonly form: TradeForm }): ReactElement {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { switchNetwork } = useConnectWallet();
  const keyboard = useVisualViewportInset();
  const [confirming, setConfirming] = useState<Confirming>();
  const { problem, direction, market, quote, approval } = form;
  const subject = subjectOf(form);
  const isOther = confirming !== undefined && (confirming.subject !== subject || form.tokens.unsupported.length > 0);
  if (isOther) setConfirming(undefined);
  const exchange = form.exchange?.used.market;
  const confirm = (accepted: TradeQuote): void => setConfirming({ accepted, exchange, subject });
  const close = (): void => setConfirming(undefined);
  const side = direction === 'BUY' ? 'buy' : 'sell';
  const baseSymbol = market?.base.symbol ?? '';

  const lookAhead = async (): Promise<TransactionPlan | undefined> => {
    if (exchange || !quote) return undefined;
    const loaded = await import('./orderPlan.ts').catch(() => undefined);
    return loaded?.orderPlan(form, quote, quote.order.target);
  };
  const step = (): { readonly variant: 'primary' | 'buy' | 'sell'; readonly press: (() => void) | undefined } => {
    switch (problem?.code) {
      case undefined:
        return { variant: side, press: quote && (() => confirm(quote)) };
      case 'connectWallet':
        return { variant: 'primary', press: () => dispatch(modalToggled('WALLET')) };
      case 'wrongNetwork':
        return { variant: 'primary', press: () => void switchNetwork() };
      case 'approvalNeeded':
        return { variant: 'primary', press: () => approval.approve(lookAhead) };
      default:
        return { variant: side, press: undefined };
    }
  };
  const { variant, press } = step();
  return (
    <TicketAction style={keyboard > 0 ? { bottom: keyboard } : undefined}>
      <Button
        variant={variant}
        size="lg"
        block
        disabled={press === undefined}
        loading={problem?.code === 'approvalPending' || approval.asking}
        onClick={press}
      >
        {problem ? (
          i18n._(buttonText(problem))
        ) : direction === 'BUY' ? (
          <Trans>Buy {baseSymbol}</Trans>
        ) : (
          <Trans>Sell {baseSymbol}</Trans>
        )}
      </Button>
      <Note form={form} />
      {(approval.asking || approval.sending.phase === 'failed') && (
        <Suspense fallback={null}>
          <ApproveOrder form={form} />
        </Suspense>
      )}
      {confirming && !isOther && (
        <Suspense fallback={null}>
          {confirming.exchange ? (
            <SwapOnExchange
              form={form}
              accepted={confirming.accepted}
              market={confirming.exchange}
              onAccept={confirm}
              onClose={close}
            />
          ) : (
            <PlaceOrder form={form} accepted={confirming.accepted} onAccept={confirm} onClose={close} />
          )}
        </Suspense>
      )}
    </TicketAction>
  );
}
