import { builtInLists } from '#config/tokens/builtInLists.ts';
import { env } from '#config/env.ts';
import { parseListLocation, webAddresses } from '#domain/lists/listLocation.ts';

/** Undefined for a bundled list and for an ENS name, which browsers cannot open. */
export const listHref = (url: string): string | undefined => {
  const location = parseListLocation(url);
  if (!location.ok || location.value.kind === 'ens') return undefined;
  return location.value.kind === 'url' ? location.value.url : webAddresses(location.value, env.ipfsGateways)[0];
};

export const isBuiltInList = (url: string): boolean => builtInLists.some((list) => list.url === url);
