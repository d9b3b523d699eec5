import type { Address } from '../tokens/types.ts';

/**
 * A link that opens an application in a Safe's page (the page's own `apps/open`).
 * @param host where Safes are opened, without a slash at the end
 * @param appUrl the application's own address
 */
export const safeLink = (host: string, safe: Address, appUrl: string): string =>
  `${host.replace(/\/$/, '')}/apps/open?safe=matic:${safe}&appUrl=${encodeURIComponent(appUrl)}`;
