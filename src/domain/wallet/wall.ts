import type { Address } from '../tokens/types.ts';

export interface WallRules {
  readonly blockedAddresses: readonly Address[];
  /** Spec 000 section 2's second list, which is computed without effect. */
  readonly flaggedAddresses: readonly Address[];
  /** ISO 3166 codes: countries such as `KP`, parts such as `UA-43`. */
  readonly blockedRegions: readonly string[];
}

export interface WallFinding {
  readonly wall: 'blockedAddress' | 'blockedRegion' | undefined;
  readonly isFlagged: boolean;
}

const isRegionBlocked = (region: string, blocked: readonly string[]): boolean => {
  const code = region.trim().toUpperCase();
  return blocked.some((entry) => code === entry || code.startsWith(`${entry}-`));
};

/** Restriction that applies. `account` is checksummed; an unknown account or region meets none. */
export const findWall = (
  account: Address | undefined,
  region: string | undefined,
  { blockedAddresses, flaggedAddresses, blockedRegions }: WallRules,
): WallFinding => {
  const isFlagged = account !== undefined && flaggedAddresses.includes(account);
  if (account !== undefined && blockedAddresses.includes(account)) return { wall: 'blockedAddress', isFlagged };
  const isOut = region !== undefined && isRegionBlocked(region, blockedRegions);
  return { wall: isOut ? 'blockedRegion' : undefined, isFlagged };
};
