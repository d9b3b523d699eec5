import type { OrderStory } from '../orderBook/accountOrders.ts';
import type { Address } from '../tokens/types.ts';

export interface FollowUp {
  readonly account: Address;
  readonly order: string;
  /** Limit of the opposite order as a plain decimal, whole quote per whole base. */
  readonly price: string;
  /** `whole`: offered once the order is filled. `part`: after each fill. */
  readonly when: 'whole' | 'part';
  /** Raw units received before the follow-up was prepared, or offered and answered since. */
  readonly answered: bigint;
  readonly answeredSold: bigint;
  /** Milliseconds; time at which the ticket's confirmation of `opened` was opened. */
  readonly openedTime?: number;
  /** Raw units of the opened offer, and those sold for them. */
  readonly opened?: bigint;
  readonly openedSold?: bigint;
  /** Milliseconds; time since which the offer's order is sent without a known result. */
  readonly sentTime?: number;
}

export type FollowUpTurn =
  | { readonly kind: 'waiting' }
  /** Nothing is offered: the order was cancelled, or filled before the follow-up was prepared. */
  | { readonly kind: 'dropped' }
  /** Raw units that the order received and sold; `isLast`: no further offer follows. */
  | { readonly kind: 'offer'; readonly amount: bigint; readonly sold: bigint; readonly isLast: boolean };

/** State of a follow-up by the order's events; an order without events waits. */
export const followUpTurn = (
  { when, answered, answeredSold }: Pick<FollowUp, 'when' | 'answered' | 'answeredSold'>,
  story: Pick<OrderStory, 'state' | 'received' | 'filled'> | undefined,
): FollowUpTurn => {
  if (!story) return { kind: 'waiting' };
  const { state, received, filled } = story;
  const amount = received - answered;
  const isDue = state === 'filled' || when === 'part';
  if (amount > 0n && isDue) return { kind: 'offer', amount, sold: filled - answeredSold, isLast: state !== 'open' };
  return { kind: state === 'open' ? 'waiting' : 'dropped' };
};

export type FollowUpOffer = Extract<FollowUpTurn, { kind: 'offer' }>;

/**
 * Follow-up after the ticket was opened for its offer. The same amount keeps its time, so that its earlier orders
 * still count.
 */
export const openFollowUp = (
  { sentTime: _, ...known }: FollowUp,
  { amount: opened, sold: openedSold }: Pick<FollowUpOffer, 'amount' | 'sold'>,
  nowMs: number,
): FollowUp => {
  const openedTime = known.opened === opened ? (known.openedTime ?? nowMs) : nowMs;
  return { ...known, opened, openedSold, openedTime };
};

/** Follow-up after its offer was placed or dismissed; undefined if nothing follows. */
export const answerFollowUp = (
  { openedTime: _time, opened: _opened, openedSold: _sold, sentTime: _sent, ...known }: FollowUp,
  { amount, sold, isLast }: Omit<FollowUpOffer, 'kind'>,
): FollowUp | undefined =>
  isLast ? undefined : { ...known, answered: known.answered + amount, answeredSold: known.answeredSold + sold };
