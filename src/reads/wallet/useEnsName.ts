import { ens } from '#chain/abis/ens.ts';
import { env } from '#config/env.ts';
import { ONCE_UNHURRIED } from '#domain/multicall/dueCalls.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ensName, nameHash } from '#domain/tokens/ensName.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

const NOBODY = `0x${'0'.repeat(40)}`;

export const useResolver = (node: Hex | undefined): Address | undefined => {
  const registered = node && env.ensRegistry ? ens.resolver.read(env.ensRegistry, node) : undefined;
  const resolver = valueOf(useRead(registered, ONCE_UNHURRIED));
  return resolver === NOBODY ? undefined : resolver;
};

/**
 * The reverse record, if its name resolves to the account, because anybody can claim any name. Only plain letters are
 * accepted, to prevent imitation.
 */
export const useEnsName = (account: Address | undefined): string | undefined => {
  const reverse = account && env.ensRegistry ? nameHash(`${account.slice(2).toLowerCase()}.addr.reverse`) : undefined;
  const reverseResolver = useResolver(reverse);
  const requested = reverse && reverseResolver ? ens.name.read(reverseResolver, reverse) : undefined;
  const claimed = ensName(valueOf(useRead(requested, ONCE_UNHURRIED)) ?? '');
  const node = claimed === undefined ? undefined : nameHash(claimed);
  const resolver = useResolver(node);
  const owner = valueOf(useRead(node && resolver ? ens.addr.read(resolver, node) : undefined, ONCE_UNHURRIED));
  return owner !== undefined && owner === account ? claimed : undefined;
};
