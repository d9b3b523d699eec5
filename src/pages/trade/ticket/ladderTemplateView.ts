import type { Fraction } from '#domain/amounts/fraction.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import {
  distanceTo,
  priceAt,
  totalAt,
  type LadderTemplate,
  type TemplateSide,
  type TemplateTotal,
} from '#domain/trade/ladderTemplates.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { poolPrice } from '../order/form/poolPrice.ts';
import { pairDecimals } from '../shared/alignPrices.ts';
import type { ScaleTicket } from '../order/form/scaleTicket.ts';
import type { TypedScale } from './useScaleFields.ts';
import type { ScaleSideView } from './useScaleOrders.ts';

const PRICE_DIGITS = 8;
const PERCENT_UNITS = 1_000_000n;

/** The pool's price, quote per base. */
export const middleOf = ({ book, direction, currencies }: ScaleTicket): Fraction | undefined => {
  const { inputToken } = currencies;
  return book && inputToken && poolPrice(direction, orientMarket(book, inputToken.address));
};

/** Text for the field, rounded away from the middle. */
const priceField = (
  price: Fraction | undefined,
  direction: TradeDirection,
  { market }: Pick<ScaleTicket, 'market'>,
): string => {
  if (!price || !market) return '';
  const rounding = direction === 'BUY' ? 'down' : 'up';
  return typeablePrice(price, pairDecimals(market), { significant: PRICE_DIGITS, rounding });
};

/**
 * Fields of a side at this middle price. A share of the balance is limited by the fees of the template's `count`
 * orders. A total that needs an unknown balance stays empty.
 */
export const templateFields = (
  side: TemplateSide,
  view: ScaleSideView,
  middle: Fraction,
  count: number,
): TypedScale => {
  const { direction, ticket } = view;
  const maxInput = view.maxFor(count);
  const { currency, balance } = ticket.input;
  const requested = currency && totalAt(side.total, currency.decimals, balance);
  const isTooMuch =
    side.total.kind === 'percent' && requested !== undefined && maxInput !== undefined && requested > maxInput;
  const total = isTooMuch ? maxInput : requested;
  return {
    first: priceField(priceAt(middle, direction, side.first), direction, ticket),
    last: priceField(priceAt(middle, direction, side.last), direction, ticket),
    total: currency && total !== undefined ? typeableText(total, currency.decimals) : '',
    count: side.count,
    sizes: side.sizes,
  };
};

const percentOfBalance = (total: bigint, balance: bigint | undefined): string | undefined => {
  if (balance === undefined || balance === 0n || total > balance) return undefined;
  const units = (total * PERCENT_UNITS) / balance;
  return units === 0n ? undefined : formatExact(units, 4);
};

const totalOf = (kind: TemplateTotal['kind'], { fields, ticket }: ScaleSideView): TemplateTotal | undefined => {
  const { currency, balance } = ticket.input;
  const { terms } = fields;
  if (!terms || !currency) return undefined;
  const text =
    kind === 'amount' ? typeableText(terms.total, currency.decimals) : percentOfBalance(terms.total, balance);
  return text === undefined ? undefined : { kind, text };
};

/** Undefined while a field is missing, or if a price is on the wrong side of the middle. */
export const templateSides = (
  active: readonly ScaleSideView[],
  middle: Fraction,
  kind: TemplateTotal['kind'],
): LadderTemplate['sides'] | undefined => {
  const known = active.flatMap((view) => {
    const { direction, fields } = view;
    const { terms } = fields;
    const first = terms && distanceTo(middle, direction, terms.first);
    const last = terms && distanceTo(middle, direction, terms.last);
    const total = totalOf(kind, view);
    if (!terms || first === undefined || last === undefined || !total) return [];
    return [[direction, { first, last, total, count: terms.count, sizes: terms.sizes }] as const];
  });
  return known.length < active.length ? undefined : Object.fromEntries(known);
};
