import { normaliseTyped } from '../../domain/amounts/normaliseTyped.ts';

/** Whether an amount field takes the text (spec section 5). */
export const isTypeable = (text: string): boolean => normaliseTyped(text) !== undefined;
