export const MAX_TYPED = 79;

const TYPEABLE = /^\d*\.?\d*$/;

/** True for empty text, and for digits with at most one decimal point (spec 000 section 5). */
export const isTypeable = (text: string): boolean => text.length <= MAX_TYPED && TYPEABLE.test(text);
