import type { Address } from '../tokens/types.ts';

/** Who does not see the application, by configuration. */
export interface WallRules {
  readonly blockedAddresses: readonly Address[];
  /** The second list of spec 000 section 2: it is computed and has no effect. */
  readonly flaggedAddresses: readonly Address[];
  /** Regions as their ISO 3166 codes: countries such as `KP`, parts of countries such as `UA-43`. */
  readonly blockedRegions: readonly string[];
}

/** What the configuration says of somebody; `undefined` where nothing is known of them. */
export interface WallFinding {
  /** What stands in place of the application. */
  readonly wall: 'blockedAddress' | 'blockedRegion' | undefined;
  readonly isFlagged: boolean;
}

/** A part of a blocked country is blocked with it. */
const isRegionBlocked = (region: string, blocked: readonly string[]): boolean => {
  const code = region.trim().toUpperCase();
  return blocked.some((one) => code === one || code.startsWith(`${one}-`));
};

/**
 * Whether a wall stands in place of the application, for a connected account (checksummed) and the region that its
 * visitor is in. An account or region that is not known, or could not be looked up, meets no wall.
 */
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
