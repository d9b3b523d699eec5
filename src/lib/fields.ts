export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Text, or an empty one: `String` would throw for an object with an invalid `toString`. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
