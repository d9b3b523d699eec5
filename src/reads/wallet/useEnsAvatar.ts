import { ens } from '#chain/abis/ens.ts';
import { parseListLocation } from '#domain/lists/listLocation.ts';
import { ONCE_UNHURRIED } from '#domain/multicall/dueCalls.ts';
import { nameHash } from '#domain/tokens/ensName.ts';
import { valueOf } from '#lib/loadable.ts';
import { useResolver } from './useEnsName.ts';
import { useLogoAddresses } from '../tokens/useLogoAddresses.ts';
import { useRead } from '../calls/useRead.ts';

/** Accepts https and IPFS only: these need no other chain and no trusted connection. Excludes tokens (`eip155:`). */
const isPicture = (record: string): boolean => {
  const location = parseListLocation(record);
  if (!location.ok) return false;
  return location.value.kind === 'ipfs' || (location.value.kind === 'url' && location.value.url.startsWith('https:'));
};

/** URLs to try for the `avatar` record (ENSIP-12); empty if there is none. */
export const useEnsAvatar = (name: string | undefined): readonly string[] => {
  const node = name === undefined ? undefined : nameHash(name);
  const resolver = useResolver(node);
  const requested = node && resolver ? ens.text.read(resolver, node, 'avatar') : undefined;
  const record = valueOf(useRead(requested, ONCE_UNHURRIED)) ?? '';
  return useLogoAddresses(isPicture(record) ? record : undefined);
};
