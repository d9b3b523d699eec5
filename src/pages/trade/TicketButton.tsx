import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import { currencyId } from '../../domain/tokens/currency.ts';
import type { TradeQuote } from '../../domain/trade/types.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { modalToggled } from '../../state/app/slice.ts';
import { Button } from '../../ui/Button.tsx';
import { useVisualViewportInset } from '../../ui/hooks/useVisualViewportInset.ts';
import { useConnectWallet } from '../../writes/connectWallet.ts';
import { priceText } from './fillView.ts';
import { buttonText, quoteProblemText } from './messages.ts';
import { separators } from './separators.ts';
import { TicketAction } from './TicketStyles.ts';
import type { TradeForm } from './useTradeForm.ts';

const PlaceOrder = lazy(() => import('./PlaceOrder.tsx').then(({ PlaceOrder }) => ({ default: PlaceOrder })));

/** The quote being confirmed, and of whose order in which market it is. */
interface Confirming {
  readonly accepted: TradeQuote;
  readonly subject: string;
}

/** What a confirmation is about: once it is something else, as after a step back or in another account, it is void. */
const subjectOf = ({ account, maker, currencies: { input, output }, direction, orderType }: TradeForm): string =>
  [account, maker, input && currencyId(input), output && currencyId(output), direction, orderType].join(' ');

/** What the button's words do not say: why there is no quote, or what will stay as an open order. */
function Note({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { i18n } = useLingui();
  const { problem, market, quote, currencies } = form;
  if (!market) return null;
  if (problem?.code === 'quote') {
    const pair = `${market.base.symbol}/${market.quote.symbol}`;
    const { output } = currencies;
    const most = problem.problem.code === 'outputTooLarge' ? problem.problem.most : 0n;
    const text = output ? `${formatFixed(most, output.decimals, separators)} ${output.symbol}` : '';
    return <p role="status">{i18n._(quoteProblemText(problem.problem, pair, text))}</p>;
  }
  if (!quote || quote.rests.sold === 0n) return null;
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
  const isOther = confirming !== undefined && confirming.subject !== subject;
  if (isOther) setConfirming(undefined);
  const confirm = (accepted: TradeQuote): void => setConfirming({ accepted, subject });
  const side = direction === 'BUY' ? 'buy' : 'sell';
  const baseSymbol = market?.base.symbol ?? '';

  const step = (): { readonly variant: 'primary' | 'buy' | 'sell'; readonly press: (() => void) | undefined } => {
    switch (problem?.code) {
      case undefined:
        return { variant: side, press: quote && (() => confirm(quote)) };
      case 'connectWallet':
        return { variant: 'primary', press: () => dispatch(modalToggled('WALLET')) };
      case 'wrongNetwork':
        return { variant: 'primary', press: () => void switchNetwork() };
      case 'approvalNeeded':
        return { variant: 'primary', press: approval.approve };
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
      {approval.dialog}
      {confirming && !isOther && (
        <Suspense fallback={null}>
          <PlaceOrder
            form={form}
            accepted={confirming.accepted}
            onAccept={confirm}
            onClose={() => setConfirming(undefined)}
          />
        </Suspense>
      )}
    </TicketAction>
  );
}
