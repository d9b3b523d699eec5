export const TICKET_BUTTON = 'ticket-button';
