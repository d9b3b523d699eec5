import { ens } from '#chain/abis/ens.ts';
import { env } from '#config/env.ts';
import { ensName, nameHash } from '#domain/tokens/ensName.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeRecipient } from '#domain/trade/validateTrade.ts';
import { fieldsOf } from '#lib/fields.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

const someone = (address: Address | undefined): Address | undefined => (address === ZERO_ADDRESS ? undefined : address);

/** A failed read counts, because it is repeated with the next block. */
const isAwaited = (reading: Loadable<Address>): boolean =>
  reading.status === 'loading' ||
  (reading.status === 'failed' && reading.value === undefined && fieldsOf(reading.error).code === 'unread');

const useNameOwner = (name: string | undefined) => {
  const node = name === undefined ? undefined : nameHash(name);
  const requested = useRead(node && env.ensRegistry ? ens.resolver.read(env.ensRegistry, node) : undefined);
  const resolver = someone(valueOf(requested));
  const answered = useRead(node && resolver ? ens.addr.read(resolver, node) : undefined);
  return {
    owner: someone(valueOf(answered)),
    isLoading: isAwaited(requested) || isAwaited(answered),
  };
};

/** Null means the account itself. Names are resolved once typing pauses, when `paused` equals `typed`. */
export const useRecipient = (typed: string | null, paused: string | null): TradeRecipient | undefined => {
  const address = typed === null ? undefined : parseTypedAddress(typed);
  const name = typed === null || address || !env.ensRegistry ? undefined : ensName(typed);
  const isPaused = typed === paused;
  const { owner, isLoading } = useNameOwner(isPaused ? name : undefined);
  if (typed === null) return undefined;
  return { typed, address: address ?? owner, resolving: isLoading || (name !== undefined && !isPaused) };
};
