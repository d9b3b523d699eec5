import type { Address } from '#domain/tokens/types.ts';
import { eachHook } from '#lib/eachHook.ts';
import { joinRows, type EarnProgramme, type EarnRows, type Moment } from '#programmes/earn.ts';

/** @param programmes must not change, because its hooks run in this order */
export const useEarnRows = (programmes: readonly EarnProgramme[], account: Address | undefined): EarnRows =>
  joinRows(eachHook(programmes.flatMap(({ useRows }) => useRows ?? []))(account));

export const useEarnMoments = (programmes: readonly EarnProgramme[], account: Address | undefined): readonly Moment[] =>
  eachHook(programmes.flatMap(({ useMoments }) => useMoments ?? []))(account).flat();
