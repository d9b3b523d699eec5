import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { logoSources } from '#config/logoSources.ts';
import { listKey, parseListLocation, type ListLocation, type WebLocation } from '#domain/lists/listLocation.ts';
import { logoAddresses } from '#domain/tokens/logoAddresses.ts';
import type { Token } from '#domain/tokens/types.ts';
import { readWebLocation } from '#stores/webLocation.ts';

const locationOf = (uri: string | undefined): ListLocation | undefined => {
  const location = uri === undefined ? undefined : parseListLocation(uri);
  return location?.ok ? location.value : undefined;
};

/** Contenthash record of an ENS name, read once; undefined until read, or if there is none. */
const useWebLocation = (location: ListLocation | undefined): WebLocation | undefined => {
  const named = location?.kind === 'ens' ? location : undefined;
  const { data } = useSWRImmutable(named && ['logo', listKey(named)], async () => {
    const found = named && (await readWebLocation(named));
    return found?.ok ? found.value : undefined;
  });
  return location?.kind === 'ens' ? data : location;
};

/** URLs to try for a picture's `uri` (https, http, ipfs, ipns or an ENS name) or for a token's logo. */
export const useLogoAddresses = (
  uri: string | undefined,
  token?: Pick<Token, 'chainId' | 'address'>,
): readonly string[] => {
  const location = useMemo(() => locationOf(uri), [uri]);
  const onTheWeb = useWebLocation(location);
  return useMemo(() => logoAddresses(onTheWeb, token, logoSources), [onTheWeb, token]);
};
