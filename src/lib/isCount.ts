/** Whether a value from outside is a whole number from 0 on, such as a block's. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
