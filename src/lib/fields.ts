export type Fields = Readonly<Record<string, unknown>>;

/** Excludes arrays. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Empty if the value is no object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** `String` would throw for an object with an invalid `toString`. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
