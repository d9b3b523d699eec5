import type { Address } from '../tokens/types.ts';

export interface WallRules {
  readonly blockedAddresses: readonly Address[];
  /** The second list of spec 000 section 2: it is computed and has no effect. */
  readonly flaggedAddresses: readonly Address[];
  /** ISO 3166 codes: countries such as `KP`, parts of countries such as `UA-43`. */
  readonly blockedRegions: readonly string[];
}

/** Result of the configuration for a visitor; undefined if not blocked. */
export interface WallFinding {
  /** Wall shown instead of the application. */
  readonly wall: 'blockedAddress' | 'blockedRegion' | undefined;
  readonly isFlagged: boolean;
}

/** Blocking a country also blocks its parts. */
const isRegionBlocked = (region: string, blocked: readonly string[]): boolean => {
  const code = region.trim().toUpperCase();
  return blocked.some((entry) => code === entry || code.startsWith(`${entry}-`));
};

/** Wall for a connected account (checksummed) and the visitor's region. An unknown account or region meets no wall. */
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
