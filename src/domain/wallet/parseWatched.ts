import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { ensName } from '../tokens/ensName.ts';
import { addressFault, type AddressFault } from '../tokens/addressFault.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { Address } from '../tokens/types.ts';

/**
 * Why an account cannot be watched. `noNames`: it is named, and no registry of names is configured. `unknownName`: the
 * registry has no account for the name.
 */
export type WatchProblem = AddressFault['code'] | 'notAnAccount' | 'noNames' | 'unknownName';

/** What a text asks to watch: an account, or a name that is still to be looked up. */
export type WatchTarget = { readonly account: Address } | { readonly name: string };

/** Reads a link's or a person's text: an address with a right checksum, or a name where names can be looked up. */
export const parseWatched = (text: string, hasNames: boolean): Result<WatchTarget, WatchProblem> => {
  const account = parseAddress(text);
  if (account) return ok({ account });
  const fault = addressFault(text);
  if (fault) return err(fault.code);
  const name = ensName(text);
  if (name === undefined) return err('notAnAccount');
  return hasNames ? ok({ name }) : err('noNames');
};
