export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value from outside is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is a whole number from 0 on, such as a block's. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The fields of a value from outside; none where it is no such object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The text that a value from outside is; empty where it is none. `String` would throw at an object with a `toString` of its own. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
