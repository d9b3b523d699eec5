/** Id of the ticket's button, which commands press. */
export const TICKET_BUTTON = 'ticket-button';
