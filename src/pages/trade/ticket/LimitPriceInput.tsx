import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { stepPrice } from '#domain/trade/stepPrice.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { AmountMain, MaxButton } from '#ui/fields/AmountFrame.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { isDeskShortcut } from '#ui/keys/deskShortcuts.ts';
import { height, media, space } from '#ui/theme/theme.ts';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { FieldUnit } from '../shared/FieldUnit.ts';
import { marketPriceField } from '../order/form/poolPrice.ts';
import { fieldProblemText, type TicketFlaw } from '../order/form/fieldProblem.ts';
import type { Market } from '../shared/tradeMarket.ts';
import { NumberField } from '#features/currencyInput/index.ts';
import type { TicketActions } from '../order/form/useTicketActions.ts';
import { limitPriceView, type LimitPriceView } from '../order/form/limitPriceView.ts';

const minPickWidth = '36px';
const stepHeight = '28px';

const PriceField = styled(NumberField)`
  ${media.phone} {
    & ${AmountMain} {
      height: ${height('touch')};
    }
  }
`;

const Picks = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  ${media.phone} {
    & > button {
      min-width: ${minPickWidth};
    }
  }
`;

const Steps = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  &&& > button {
    width: ${stepHeight};
    height: ${stepHeight};
  }
  ${media.phone} {
    gap: 0;
    margin-right: calc(-1 * var(--s-2));
    &&& > button {
      width: ${height('touch')};
      height: ${height('touch')};
    }
  }
`;

function Distance({ distance }: Pick<LimitPriceView, 'distance'>): ReactElement | null {
  if (distance === undefined) return null;
  if (distance.side === 'at') return <Trans>At the market</Trans>;
  return distance.side === 'above' ? (
    <Trans>{distance.percent} above the market</Trans>
  ) : (
    <Trans>{distance.percent} below the market</Trans>
  );
}

const signs = { above: '+', below: '−', at: '' } as const;

function ShortDistance({ distance }: Pick<LimitPriceView, 'distance'>): ReactElement | null {
  if (distance === undefined) return null;
  return (
    <FieldUnit>
      <span aria-hidden="true">{signs[distance.side] + distance.percent}</span>
      <VisuallyHidden>
        <Distance distance={distance} />
      </VisuallyHidden>
    </FieldUnit>
  );
}

/** Ticks: 1 for arrows; 10 for Page keys, and for arrows with Shift. */
const ticksOf = (event: KeyboardEvent): number => {
  const direction = event.key.endsWith('Up') ? 1 : -1;
  if (isDeskShortcut(event, 'priceTick')) return direction;
  return isDeskShortcut(event, 'priceTenTicks') ? 10 * direction : 0;
};

interface FromTheBookProps {
  readonly price: LimitPriceView;
  readonly typePrice: TicketActions['typePrice'];
}

function FromTheBook({ price, typePrice }: FromTheBookProps): ReactElement {
  const { t } = useLingui();
  const picks: readonly { readonly name: string; readonly word: ReactNode; readonly text: string | undefined }[] = [
    { name: t`Best bid`, word: <Trans>Bid</Trans>, text: price.bid },
    { name: t`Mid (pool price)`, word: <Trans>Mid</Trans>, text: price.pool },
    { name: t`Best ask`, word: <Trans>Ask</Trans>, text: price.ask },
  ];
  return (
    <Picks role="group" aria-label={t`Price from the book`}>
      {picks.map(({ name, word, text }) => (
        <MaxButton
          key={name}
          type="button"
          aria-label={name}
          title={text === undefined ? name : `${name}: ${text}`}
          disabled={text === undefined}
          onClick={() => typePrice(text ?? '')}
        >
          {word}
        </MaxButton>
      ))}
    </Picks>
  );
}

interface PricedTicket extends TicketFlaw {
  readonly direction: TradeDirection;
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
  readonly currencies: Pick<TradeCurrencies, 'inputToken'>;
  readonly limitPrice: Fraction | undefined;
  readonly actions: Pick<TicketActions, 'typePrice'>;
}

/** In the market's quote token: typed, moved tick by tick, or taken from the book. */
export function LimitPriceInput({ ticket }: { readonly ticket: PricedTicket }): ReactElement {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const { priceText, limitPrice, direction, market, book, currencies, actions } = ticket;
  const { typePrice } = actions;
  const price = limitPriceView(priceText, limitPrice, direction, market, book, currencies.inputToken);
  const { current, distance } = price;
  const flaw = fieldProblemText(ticket, 'PRICE');
  const unit = market && shortenSymbol(market.quote.symbol);
  const step = (ticks: number): void => {
    if (!current || !market) return;
    const pair = { base: market.base.decimals, quote: market.quote.decimals };
    typePrice(marketPriceField(stepPrice(current, pair, ticks), market));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const ticks = ticksOf(event);
    if (ticks === 0) return;
    event.preventDefault();
    step(ticks);
  };
  const canStep = current !== undefined && market !== undefined;
  return (
    <PriceField
      label={
        isPhone ? (
          <Trans>Limit price</Trans>
        ) : (
          <>
            <Trans>Limit price</Trans>, {unit}
          </>
        )
      }
      inputLabel={t`Limit price`}
      value={price.text}
      onChange={typePrice}
      onKeyDown={onKeyDown}
      units={unit === undefined ? undefined : [unit]}
      flaw={flaw && i18n._(flaw)}
      balance={<FromTheBook price={price} typePrice={typePrice} />}
      end={
        <>
          {!isPhone && <ShortDistance distance={distance} />}
          <Steps>
            <IconButton
              icon="minus"
              label={t`Lower the price by a tick`}
              disabled={!canStep}
              onClick={() => step(-1)}
            />
            <IconButton icon="plus" label={t`Raise the price by a tick`} disabled={!canStep} onClick={() => step(1)} />
          </Steps>
        </>
      }
      {...(isPhone && { foot: <Distance distance={distance} />, footEnd: unit })}
    />
  );
}
