import { createNotifier } from '#lib/createNotifier.ts';

/** Texts of a prepared order. The confirmation opens once the ticket shows them. */
export interface TicketReview {
  readonly input: string;
  readonly output: string;
  readonly amount: string;
  readonly price: string | undefined;
}

const changed = createNotifier();
let current: TicketReview | undefined;

export const ticketReview = {
  current: (): TicketReview | undefined => current,
  subscribe: changed.add,
  set: (next: TicketReview | undefined): void => {
    current = next;
    changed.notify();
  },
};
