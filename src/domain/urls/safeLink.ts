import type { Address } from '../tokens/types.ts';

/** Link that opens `appUrl` in `apps/open` of `host`. */
export const safeLink = (host: string, safe: Address, appUrl: string): string =>
  `${host.replace(/\/$/, '')}/apps/open?safe=matic:${safe}&appUrl=${encodeURIComponent(appUrl)}`;
