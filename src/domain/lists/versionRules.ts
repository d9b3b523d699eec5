import type { ListVersion } from './types.ts';

export const UPGRADE = { none: 0, patch: 1, minor: 2, major: 3 } as const;
export type Upgrade = (typeof UPGRADE)[keyof typeof UPGRADE];

/** Step between semantic versions; `none` for an equal or older version. */
export const upgradeBetween = (from: ListVersion, to: ListVersion): Upgrade => {
  if (to.major !== from.major) return to.major > from.major ? UPGRADE.major : UPGRADE.none;
  if (to.minor !== from.minor) return to.minor > from.minor ? UPGRADE.minor : UPGRADE.none;
  return to.patch > from.patch ? UPGRADE.patch : UPGRADE.none;
};
