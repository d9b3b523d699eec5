import type { OrderStory } from '../orderBook/accountOrders.ts';
import type { Address } from '../tokens/types.ts';

/** An opposite order prepared for the fill of an own open order. */
export interface FollowUp {
  readonly account: Address;
  /** Key as in `orderKey`. */
  readonly order: string;
  /** Limit of the opposite order: plain decimal, whole quote per whole base. */
  readonly price: string;
  /** `whole`: offered once the order is filled. `part`: after each fill. */
  readonly when: 'whole' | 'part';
  /** Raw units received before it was prepared, or offered and answered since. */
  readonly answered: bigint;
  /** Raw units sold for them. */
  readonly answeredSold: bigint;
  /** Milliseconds; the ticket's confirmation of `opened` was opened then. */
  readonly openedTime?: number;
  /** Raw units of the opened offer, and those sold for them. */
  readonly opened?: bigint;
  readonly openedSold?: bigint;
  /** Milliseconds; its order is sent since then, without a known result. */
  readonly sentTime?: number;
}

export type FollowUpTurn =
  | { readonly kind: 'waiting' }
  /** Nothing is offered: cancelled, or filled before it was prepared. */
  | { readonly kind: 'dropped' }
  /** Raw units that the order received and sold; `isLast`: nothing follows. */
  | { readonly kind: 'offer'; readonly amount: bigint; readonly sold: bigint; readonly isLast: boolean };

/** State by the order's events; an order without events waits. */
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

/** The ticket was opened for the offer. The same amount keeps its time, so that its earlier orders still count. */
export const openFollowUp = (
  { sentTime: _, ...known }: FollowUp,
  { amount: opened, sold: openedSold }: Pick<FollowUpOffer, 'amount' | 'sold'>,
  nowMs: number,
): FollowUp => {
  const openedTime = known.opened === opened ? (known.openedTime ?? nowMs) : nowMs;
  return { ...known, opened, openedSold, openedTime };
};

/** The offer was placed or dismissed; undefined if nothing follows. */
export const answerFollowUp = (
  { openedTime: _time, opened: _opened, openedSold: _sold, sentTime: _sent, ...known }: FollowUp,
  { amount, sold, isLast }: Omit<FollowUpOffer, 'kind'>,
): FollowUp | undefined =>
  isLast ? undefined : { ...known, answered: known.answered + amount, answeredSold: known.answeredSold + sold };
