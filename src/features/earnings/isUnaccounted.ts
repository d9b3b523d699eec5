import type { PositionHistoryFailure } from '#stores/earningsStore.ts';

/** True if the chain was read but lacks part of the history; false if the read failed. */
export const isUnaccounted = (error: unknown): boolean => {
  const { code } = error as PositionHistoryFailure;
  return code === 'unaccounted' || code === 'unknownMoment';
};
