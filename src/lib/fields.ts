export type Fields = Readonly<Record<string, unknown>>;

/** True for an untrusted value that is an object and not an array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a safe integer of at least 0, such as a block's number. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Fields of an untrusted value; empty if it is no object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/**
 * Text of an untrusted value; empty if it is no string. `String` would throw for an object with an invalid `toString`.
 */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
