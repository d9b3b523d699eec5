import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import { gainOver, type ExchangeOffer } from '#domain/trade/chooseExchange.ts';
import { minSplitGain } from '#domain/trade/splitTrade.ts';
import type { TradeField, TradeQuote } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';

interface BetterRouteProps {
  readonly form: Pick<TradeForm, 'intent' | 'exchange' | 'quote' | 'currencies'>;
  /** Id of the exchange that the confirmation is about. */
  readonly route: string;
  /** The confirmed order at the present block; undefined if it would be refused now. */
  readonly live: TradeQuote | undefined;
  readonly onAccept: (quote: TradeQuote) => void;
}

interface GainProps {
  readonly better: ExchangeOffer;
  readonly field: TradeField;
  readonly gain: string;
  readonly instead: string;
}

function Gain({ better, field, gain, instead }: GainProps): ReactElement {
  const book = defaultExchange.name;
  if (better.split) {
    const other = better.split.market.name;
    return (
      <Trans>
        A split over {book} and {other} pays {gain} more, after exchange fees.
      </Trans>
    );
  }
  const [name, other, difference] = [better.market?.name ?? book, instead, gain];
  return field === 'OUTPUT' ? (
    <Trans>
      {name} costs {difference} less than {other}, after exchange fees.
    </Trans>
  ) : (
    <Trans>
      {name} pays {difference} more than {other}, after exchange fees.
    </Trans>
  );
}

/**
 * Offers the best route if it was found only after the press, or changed since. The confirmation keeps its own until the
 * user accepts another one. Nothing is offered while the book leaves a part unfilled, because the gain would count it as
 * filled.
 */
export function BetterRoute({ form, route, live, onAccept }: BetterRouteProps): ReactElement | null {
  const { intent, exchange, quote, currencies } = form;
  if (!intent || !exchange || exchange.countsRest || !quote || !live || exchange.used.id === route) return null;
  const gain = gainOver(intent, quote, live);
  const least = minSplitGain(
    intent.field === 'OUTPUT' ? live.order.from : live.filled.received,
    rules.split.minGainBps,
  );
  const currency = intent.field === 'OUTPUT' ? currencies.input : currencies.output;
  if (gain < least || !currency) return null;
  const other = exchange.offers.find(({ id }) => id === route)?.market?.name ?? defaultExchange.name;
  return (
    <Banner
      tone="info"
      role="status"
      title={
        <Gain
          better={exchange.used}
          field={intent.field}
          gain={moneyWords(gain, currency, 'received')}
          instead={other}
        />
      }
      action={
        <Button size="xs" variant="outline" onClick={() => onAccept(quote)}>
          <Trans>Use this route</Trans>
        </Button>
      }
    />
  );
}
