import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { FollowUp } from '#domain/followUps/followUp.ts';
import { MAX_FOLLOW_UPS } from '#domain/followUps/storedFollowUps.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { orderStories, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { NumberField } from '#features/currencyInput/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { marketPriceField } from '../form/poolPrice.ts';
import { viewKey, type OpenOrderView } from '../own/openOrderView.ts';
import { FieldUnit } from '../../shared/FieldUnit.ts';
import { useFollowUpOf } from './useFollowUpOf.ts';

const PERCENT_DECIMALS = 2;
const WHOLE = 10_000n;

/**
 * A seller buys back lower, and a buyer sells higher. Undefined if the percentage is not a number, or the price would
 * not be above 0.
 */
export const priceAt = (
  side: TradeDirection,
  { numerator, denominator }: Fraction,
  percent: string,
): Fraction | undefined => {
  const parsed = parseAmount(percent, PERCENT_DECIMALS);
  if (!parsed.ok) return undefined;
  const factor = side === 'BUY' ? WHOLE + parsed.value : WHOLE - parsed.value;
  return factor > 0n ? { numerator: numerator * factor, denominator: denominator * WHOLE } : undefined;
};

export interface FollowUpFormProps {
  readonly view: OpenOrderView;
  /** The order can be prepared only once these are read. */
  readonly events: AccountEvents;
  /** @param isPrepared false if the prepared order was removed */
  readonly onClose: (isPrepared: boolean) => void;
}

const startOf = (known: FollowUp | undefined, story: OrderStory | undefined) =>
  known ?? (story && { answered: story.received, answeredSold: story.filled });

const useFirstKnown = (story: OrderStory | undefined): OrderStory | undefined => {
  const [first, setFirst] = useState(story);
  if (!first && story) setFirst(story);
  return first ?? story;
};

const useFollowUpForm = ({ view, events, onClose }: FollowUpFormProps) => {
  const key = viewKey(view);
  const story = useFirstKnown(orderStories(valueOf(events) ?? []).find((entry) => entry.key === key));
  const known = useFollowUpOf(view);
  const [price, typePrice] = useState(known?.price ?? '');
  const [percent, typePercent] = useState('');
  const [when, chooseWhen] = useState<FollowUp['when']>(known?.when ?? 'whole');
  const [refused, setRefused] = useState<'full' | 'notKept'>();
  const { market, side, order } = view;
  const parsed = parsePrice(price, market.base.decimals, market.quote.decimals);
  const start = startOf(known, story);
  const isReady = parsed !== undefined && parsed.numerator > 0n && start !== undefined;
  const subject = { account: order.maker, order: key };
  return {
    ...{ known, price, percent, when, refused, isReady, chooseWhen },
    typePrice: (text: string) => {
      typePrice(text);
      typePercent('');
    },
    typePercent: (text: string) => {
      typePercent(text);
      if (text === '') return;
      const at = priceAt(side, orderPrice(side, order.from, order.to), text);
      typePrice(at ? marketPriceField(at, market) : '');
    },
    save: () => {
      if (!start) return;
      const saved = followUpsStore.set({ ...start, ...subject, price, when });
      if (saved === 'stored') onClose(true);
      else setRefused(saved);
    },
    remove: () => {
      followUpsStore.remove(subject);
      onClose(false);
    },
  };
};

function Refused({ why }: { readonly why: 'full' | 'notKept' }): ReactElement {
  return (
    <Banner tone="warning" role="alert">
      {why === 'full' ? (
        <Trans>You have prepared {MAX_FOLLOW_UPS} orders. Remove one of them first.</Trans>
      ) : (
        <Trans>
          The browser's storage is full or blocked, so the prepared order is gone once you leave. Free up space or allow
          site data, then prepare it again.
        </Trans>
      )}
    </Banner>
  );
}

/** Prepares the opposite of an open order; nothing is signed here. */
export function FollowUpForm(props: FollowUpFormProps): ReactElement {
  const { t } = useLingui();
  const { market, side } = props.view;
  const form = useFollowUpForm(props);
  const quote = shortenSymbol(market.quote.symbol);
  return (
    <>
      <NumberField
        label={side === 'BUY' ? <Trans>Then sell at</Trans> : <Trans>Then buy at</Trans>}
        value={form.price}
        onChange={form.typePrice}
        units={[quote]}
        end={<FieldUnit>{quote}</FieldUnit>}
      />
      <NumberField
        label={
          side === 'BUY' ? (
            <Trans>Percent above the order's price</Trans>
          ) : (
            <Trans>Percent below the order's price</Trans>
          )
        }
        value={form.percent}
        onChange={form.typePercent}
        units={['%']}
        end={<FieldUnit>%</FieldUnit>}
      />
      <Segmented<FollowUp['when']>
        label={t`When to offer`}
        size="sm"
        value={form.when}
        onChange={form.chooseWhen}
        options={[
          { value: 'whole', label: <Trans>Once it is filled</Trans> },
          { value: 'part', label: <Trans>After each fill</Trans> },
        ]}
      />
      <p>
        <Trans>
          The order pays the amount that the fill received. A notice offers it, and you confirm it in the ticket.
          Cancelling this order drops it.
        </Trans>
      </p>
      {form.refused && <Refused why={form.refused} />}
      <Button variant="primary" size="lg" block disabled={!form.isReady} onClick={form.save}>
        <Trans>Prepare order</Trans>
      </Button>
      {form.known && (
        <Button block onClick={form.remove}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </>
  );
}
