import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { defaultExchange, exchanges } from '#config/exchanges.ts';
import type { ExchangeChoice, ExchangeOffer } from '#domain/trade/chooseExchange.ts';
import type { TradeField } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { ExchangeGauge } from '#features/poolGauge/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Segmented, type SegmentedOption } from '#ui/fields/Segmented.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import type { HoldableChoice } from '../order/form/useExchangeChoice.ts';
import { useSplitOffer } from '../order/form/useSplitOffer.ts';
import type { TicketActions } from '../order/form/useTicketActions.ts';
import type { TicketFunds } from '../order/form/useTicketFunds.ts';
import { SplitComparison } from './SplitComparison.tsx';

const Choice = styled.div`
  display: grid;
  gap: ${space(1.5)};
  & > p {
    ${text(12)}
    color: ${color('text-2')};
  }
`;

const AUTO = 'auto';

interface ComparedTicket extends Pick<HoldableChoice, 'setSplitUse'>, Pick<TicketFunds, 'inputBalance' | 'maxInput'> {
  readonly field: TradeField;
  readonly currencies: Pick<TradeCurrencies, 'input' | 'output'>;
  readonly isHeld: boolean;
  readonly actions: Pick<TicketActions, 'chooseExchange'>;
}

interface ExchangeLineProps {
  readonly ticket: ComparedTicket;
  readonly exchange: ExchangeChoice;
}

const nameOf = ({ market }: ExchangeOffer): string => market?.name ?? defaultExchange.name;

const optionOf = (offer: ExchangeOffer): SegmentedOption<string> => ({ value: offer.id, label: nameOf(offer) });

function Comparison({ ticket, exchange }: ExchangeLineProps): ReactElement | null {
  const { used, rival, gain } = exchange;
  const { field, currencies } = ticket;
  const { input, output } = currencies;
  const currency = field === 'OUTPUT' ? input : output;
  const name = nameOf(used);
  if (exchange.isBookShut && !used.market) return null;
  if (!used.quote.ok) return <Trans>{name} can't fill this order.</Trans>;
  if (!rival || gain === undefined || !currency) return <Trans>Only {name} can fill this order now.</Trans>;
  const other = nameOf(rival);
  if (gain === 0n) {
    return (
      <Trans>
        {name} and {other} give the same after exchange fees.
      </Trans>
    );
  }
  const difference = moneyWords(gain < 0n ? -gain : gain, currency, gain < 0n ? 'paid' : 'received');
  if (field === 'OUTPUT') {
    return gain > 0n ? (
      <Trans>
        {name} costs {difference} less than {other}, after exchange fees.
      </Trans>
    ) : (
      <Trans>
        {name} costs {difference} more than {other}, after exchange fees.
      </Trans>
    );
  }
  return gain > 0n ? (
    <Trans>
      {name} pays {difference} more than {other}, after exchange fees.
    </Trans>
  ) : (
    <Trans>
      {name} pays {difference} less than {other}, after exchange fees.
    </Trans>
  );
}

export function ExchangeLine({ ticket, exchange }: ExchangeLineProps): ReactElement {
  const { t } = useLingui();
  const { verdict, offer, isShort } = useSplitOffer(exchange, ticket);
  const usable = exchange.offers.filter(({ market }) => (market ? market.usable : !exchange.isBookShut));
  const shut = exchange.offers.filter(({ market }) => market?.usable === false);
  const { used, isByHand } = exchange;
  const name = nameOf(used);
  const { input, output } = ticket.currencies;
  const symbol = input?.symbol;
  const pooled = exchanges.find(({ id }) => id === used.id);
  return (
    <Choice>
      <Segmented
        label={t`Exchange`}
        size="sm"
        options={[
          { value: AUTO, label: <Trans>Best</Trans> },
          ...usable.map(optionOf),
          ...(offer ? [{ value: offer.id, label: <Trans>Split</Trans> }] : []),
        ]}
        value={isByHand ? used.id : AUTO}
        onChange={(id) => ticket.actions.chooseExchange(id === AUTO ? null : id)}
      />
      <p role="status">
        {used !== offer && <Comparison ticket={ticket} exchange={exchange} />}{' '}
        {offer && <SplitComparison offer={offer} verdict={verdict} currencies={ticket.currencies} />}{' '}
        {exchange.countsRest && <Trans>The unfilled part is valued at its limit price.</Trans>}
      </p>
      {isShort && (
        <p>
          <Trans>A split is not offered: this amount leaves too little {symbol} for its network fee. Press Max.</Trans>
        </p>
      )}
      {exchange.isBookShut && (
        <p>
          <Trans>{defaultExchange.name} takes no orders for a token with a transfer fee.</Trans>
        </p>
      )}
      {pooled && input && output && <ExchangeGauge exchange={pooled} a={input} b={output} />}
      {ticket.isHeld && (
        <p>
          <Trans>
            Stays on {name}, where {symbol} is approved. Choose Best to compare again.
          </Trans>
        </p>
      )}
      {shut.map(({ id, market }) => (
        <p key={id}>
          <Trans>{market?.name} is for comparison only: you can't trade there from here.</Trans>
        </p>
      ))}
    </Choice>
  );
}
