import { err, ok, type Result } from '#lib/result.ts';
import { ensName } from '../tokens/ensName.ts';
import { addressFault, type AddressFault } from '../tokens/addressFault.ts';
import { parseTypedAddress } from '../tokens/copiedAddress.ts';
import type { Address } from '../tokens/types.ts';

/** `noNames`: a name without a configured registry. `unknownName`: a name that is not registered. */
export type WatchProblem = AddressFault['code'] | 'notAnAccount' | 'noNames' | 'unknownName';

type WatchTarget = { readonly account: Address } | { readonly name: string };

/** Address with a correct checksum, or a name if names can be resolved. */
export const parseWatched = (text: string, hasNames: boolean): Result<WatchTarget, WatchProblem> => {
  const account = parseTypedAddress(text);
  if (account) return ok({ account });
  const fault = addressFault(text);
  if (fault) return err(fault.code);
  const name = ensName(text);
  if (name === undefined) return err('notAnAccount');
  return hasNames ? ok({ name }) : err('noNames');
};
