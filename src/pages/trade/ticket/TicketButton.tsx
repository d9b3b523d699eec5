import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { currencyId } from '#domain/tokens/currency.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { AgeStrip } from '#features/blockAge/index.ts';
import { moneyText } from '#features/money/index.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { modalToggled } from '#state/app/slice.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useVisualViewportInset } from '#ui/hooks/useVisualViewportInset.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';
import { priceText } from './fillView.ts';
import { buttonText } from '../form/messages.ts';
import { TicketAction } from './TicketStyles.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

const ApproveOrder = lazy(() =>
  import('../confirm/ApproveOrder.tsx').then(({ ApproveOrder }) => ({ default: ApproveOrder })),
);

const PlaceOrder = lazy(() => import('../confirm/PlaceOrder.tsx').then(({ PlaceOrder }) => ({ default: PlaceOrder })));

const QuoteNote = lazy(() => import('./QuoteNote.tsx').then(({ QuoteNote }) => ({ default: QuoteNote })));

const SwapOnExchange = lazy(() =>
  import('../confirm/SwapOnExchange.tsx').then(({ SwapOnExchange }) => ({ default: SwapOnExchange })),
);

/** The quote being confirmed, and of whose order in which market it is. */
interface Confirming {
  readonly accepted: TradeQuote;
  /** Where else than in the order book. */
  readonly exchange: RouterMarket | undefined;
  readonly subject: string;
}

/** What a confirmation is about: once it is something else, as after a step back, it is void. */
const subjectOf = ({ recipient, currencies: { input, output }, direction, orderType }: TradeForm): string =>
  [recipient?.address, input && currencyId(input), output && currencyId(output), direction, orderType].join(' ');

/** What the button's words do not say: why there is no quote, or what will stay as an open order. */
function Note({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { problem, market, orderType, quote, currencies } = form;
  if (!market) return null;
  if (problem?.code === 'quote') {
    return (
      <Suspense fallback={null}>
        <QuoteNote form={form} market={market} problem={problem.problem} />
      </Suspense>
    );
  }
  // Of a market order that is said where it is asked what becomes of the rest.
  if (orderType === 'MARKET' || !quote || quote.rests.sold === 0n) return null;
  const { input } = currencies;
  if (!input) return null;
  const rests = moneyText(quote.rests.sold, input, 'paid');
  return (
    <p>
      <Trans>
        {rests} {input.symbol} stays open at {priceText(quote.worstPrice, market, form.direction)}, maker fee 0%.
      </Trans>
    </p>
  );
}

/** The one button of the ticket: it says what is missing, else it does the next step. */
export function TicketButton({ form }: { readonly form: TradeForm }): ReactElement {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { isSwitching, switchNetwork } = useNetworkSwitch();
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
    const loaded = await import('../form/orderPlan.ts').catch(() => undefined);
    return loaded?.orderPlan(form, quote, quote.order.target);
  };
  const step = (): { readonly variant: 'primary' | 'buy' | 'sell'; readonly press: (() => void) | undefined } => {
    switch (problem?.code) {
      case undefined:
        return { variant: side, press: quote && (() => confirm(quote)) };
      case 'connectWallet':
        return { variant: 'primary', press: () => dispatch(modalToggled('WALLET')) };
      case 'wrongNetwork':
        return { variant: 'primary', press: switchNetwork };
      case 'approvalNeeded':
        return { variant: 'primary', press: () => approval.approve(lookAhead) };
      default:
        return { variant: side, press: undefined };
    }
  };
  const { variant, press } = step();
  return (
    <TicketAction style={keyboard > 0 ? { bottom: keyboard } : undefined}>
      <Suspense>
        <AgeStrip />
      </Suspense>
      <Button
        variant={variant}
        size="lg"
        block
        disabled={press === undefined}
        loading={isSwitching || problem?.code === 'approvalPending' || approval.asking}
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
