import { typeableText } from '#domain/format/typeableText.ts';
import { splitWhole, type LadderOrder } from '#domain/trade/scaleOrders.ts';
import type { AppStore } from '#state/hooks.ts';
import type { PartOfDraft } from '#writes/sending/draftLink.ts';
import { ticketAmount } from '../order/form/ticketAmount.ts';
import { TICKET_DRAFT } from '../order/form/useTicketDraft.ts';
import type { ScaleTicket } from '../order/form/scaleTicket.ts';

export interface LadderRemainder {
  /** Draft of the request for the order at this index. The last order uses up the ticket's amount. */
  draftOf(at: number): string | PartOfDraft;
  /** Leaves the ticket the amount of the orders after this one. */
  sent(at: number): void;
}

/**
 * Reduces the ticket's amount with each sent order of its side, so that a ladder that is closed midway cannot place an
 * amount twice.
 */
export const ladderRemainder = (
  store: AppStore,
  orders: readonly LadderOrder[],
  { direction, currencies: { input } }: Pick<ScaleTicket, 'direction' | 'currencies'>,
): LadderRemainder => {
  const amount = ticketAmount(store);
  const isTyped = store.getState().swap.typedValue !== '';
  const parts = orders.map(({ terms: { total, count, sizes, ...terms }, index }) =>
    terms.direction === direction ? splitWhole(total, count, sizes)[index] : undefined,
  );
  const isLast = (at: number): boolean => at + 1 === parts.length;
  const remainderAfter = (at: number): string | undefined => {
    if (!isTyped || !input || isLast(at) || parts[at] === undefined) return undefined;
    const remainder = parts.slice(at + 1).reduce<bigint>((sum, part = 0n) => sum + part, 0n);
    return remainder === 0n ? '' : typeableText(remainder, input.decimals);
  };
  return {
    draftOf: (at) => {
      if (isLast(at)) return TICKET_DRAFT;
      const remainder = remainderAfter(at);
      return remainder === undefined ? '' : { key: TICKET_DRAFT, rest: remainder };
    },
    sent: (at) => {
      const remainder = remainderAfter(at);
      if (remainder !== undefined) amount.type(remainder);
    },
  };
};
