import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { fieldsOf } from '#lib/fields.ts';
import { currencyIdIn, oneOf, textOrNull } from '../storedChecks.ts';
import { initialSwap, type SwapState } from './slice.ts';

const MAX_ID_LENGTH = 40;

const typedIn = (value: unknown): string => (typeof value === 'string' && isTypeable(value) ? value : '');

const sideIn = (side: unknown): { currencyId: string | null } => ({
  currencyId: currencyIdIn(fieldsOf(side).currencyId) ?? null,
});

/** A market order's remainder rests by default. A recipient is never restored, because it belongs to its link. */
export const restoreSwap = (stored: unknown): SwapState => {
  const from = fieldsOf(stored);
  return {
    ...initialSwap,
    independentField: oneOf(from.independentField, ['INPUT', 'OUTPUT'], initialSwap.independentField),
    independentTypedOrder: oneOf(from.independentTypedOrder, ['MARKET', 'LIMIT'], initialSwap.independentTypedOrder),
    independentDirection: oneOf(from.independentDirection, ['BUY', 'SELL'], initialSwap.independentDirection),
    postOnly: from.postOnly === true,
    typedValue: typedIn(from.typedValue),
    price: typedIn(from.price),
    INPUT: sideIn(from.INPUT),
    OUTPUT: sideIn(from.OUTPUT),
    dex: textOrNull(from.dex, MAX_ID_LENGTH),
  };
};
