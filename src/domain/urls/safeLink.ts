import type { Address } from '../tokens/types.ts';

/** Opens `appUrl` in `apps/open` of `host`. */
export const safeLink = (host: string, safe: Address, appUrl: string): string =>
  `${host.replace(/\/$/, '')}/apps/open?safe=matic:${safe}&appUrl=${encodeURIComponent(appUrl)}`;
