import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { stepPrice } from '#domain/trade/stepPrice.ts';
import type { QuoteProblem } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Button } from '#ui/fields/Button.tsx';
import { marketPriceField } from '../order/form/poolPrice.ts';
import { quoteProblemText } from '../order/form/quoteProblemText.ts';
import type { Market } from '../shared/tradeMarket.ts';
import type { TicketActions } from '../order/form/useTicketActions.ts';

type Currencies = Pick<TradeCurrencies, 'input' | 'output'>;

const boundText = (problem: QuoteProblem, { input, output }: Currencies): string => {
  const isMinimum = problem.code === 'refused' && problem.refusal.code === 'belowMinimum';
  const currency = isMinimum ? input : output;
  const max = problem.code === 'outputTooLarge' ? problem.max : 0n;
  const bound = isMinimum ? problem.refusal.minimum : max;
  return currency ? moneyWords(bound, currency, isMinimum ? 'paid' : 'received') : '';
};

/** Price one tick before a fill, for a post-only order. */
const restingPrice = (problem: QuoteProblem, market: Market): string | undefined => {
  if (problem.code !== 'wouldFill') return undefined;
  const pair = { base: market.base.decimals, quote: market.quote.decimals };
  return marketPriceField(stepPrice(problem.takingPrice, pair, problem.direction === 'BUY' ? -1 : 1), market);
};

interface RestingPriceProps {
  readonly price: string | undefined;
  readonly typePrice: TicketActions['typePrice'];
}

function RestingPrice({ price, typePrice }: RestingPriceProps): ReactElement | null {
  if (price === undefined) return null;
  return (
    <Button size="xs" variant="ghost" onClick={() => typePrice(price)}>
      <Trans>Use {price}</Trans>
    </Button>
  );
}

interface QuoteNoteProps {
  readonly market: Market;
  readonly currencies: Currencies;
  readonly problem: QuoteProblem;
  readonly actions?: Pick<TicketActions, 'typePrice'>;
}

export function QuoteProblemWords({ market, currencies, problem, actions }: QuoteNoteProps): ReactElement {
  const { i18n } = useLingui();
  const pair = `${market.base.symbol}/${market.quote.symbol}`;
  const price = restingPrice(problem, market);
  if (!actions && problem.code === 'wouldFill') {
    return problem.direction === 'BUY' ? (
      <Trans>It would fill at once. Keep all prices at {price} or below.</Trans>
    ) : (
      <Trans>It would fill at once. Keep all prices at {price} or above.</Trans>
    );
  }
  return <>{i18n._(quoteProblemText(problem, pair, price ?? boundText(problem, currencies)))}</>;
}

export function QuoteNote(props: QuoteNoteProps): ReactElement {
  const { market, problem, actions } = props;
  return (
    <p role="status">
      <QuoteProblemWords {...props} />{' '}
      {actions && <RestingPrice price={restingPrice(problem, market)} typePrice={actions.typePrice} />}
    </p>
  );
}
