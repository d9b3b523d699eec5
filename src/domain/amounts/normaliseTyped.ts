/** Longest text an amount field takes. */
const LONGEST_TYPED = 79;

const TYPEABLE = /^\d*\.?\d*$/;

/**
 * What an amount field holds after typing `text`: commas become dots. Undefined when the field must not take it:
 * anything but digits with at most one decimal separator, or more than 79 characters. Empty text is fine.
 */
export const normaliseTyped = (text: string): string | undefined => {
  const normalised = text.replaceAll(',', '.');
  return normalised.length <= LONGEST_TYPED && TYPEABLE.test(normalised) ? normalised : undefined;
};
