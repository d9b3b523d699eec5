import type { TicketReview } from '#stores/ticketReview.ts';
import { useTicketReview, type ReviewedForm } from './useTicketReview.ts';

interface PreparedOrderProps {
  readonly form: ReviewedForm;
  readonly review: TicketReview;
}

export function PreparedOrder({ form, review }: PreparedOrderProps): null {
  useTicketReview(form, review);
  return null;
}
