/** Longest text an amount field takes. */
export const MAX_TYPED = 79;

const TYPEABLE = /^\d*\.?\d*$/;

/** Whether an amount field can hold the text: empty, or digits with at most one decimal point (spec 000 section 5). */
export const isTypeable = (text: string): boolean => text.length <= MAX_TYPED && TYPEABLE.test(text);
