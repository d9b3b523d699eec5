import type { PositionHistoryFailure } from '#stores/earningsStore.ts';

/** Whether the chain was read and does not have everything; otherwise it could not be read. */
export const isUnaccounted = (error: unknown): boolean => {
  const { code } = error as PositionHistoryFailure;
  return code === 'unaccounted' || code === 'unknownMoment';
};
