import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { parseWatched, type WatchProblem } from '#domain/wallet/parseWatched.ts';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addressFault, type AddressFault } from '#domain/tokens/addressFault.ts';
import { faultText } from '../../addressFault/index.ts';

interface WatchTargetView {
  readonly account: Address | undefined;
  readonly name: string | undefined;
  readonly isLookingUp: boolean;
  readonly problem: WatchProblem | undefined;
}

/** @param paused text once typing pauses; names are looked up only then */
export const useWatchTarget = (text: string, paused: string): WatchTargetView => {
  const target = parseWatched(text, env.ensRegistry !== undefined);
  const name = target.ok && 'name' in target.value ? target.value.name : undefined;
  // Uses the normalised name, from which the registry derives its key.
  const found = useRecipient(name ?? null, text === paused ? (name ?? null) : null);
  if (!target.ok) return { account: undefined, name, isLookingUp: false, problem: target.error };
  if ('account' in target.value) return { ...target.value, name, isLookingUp: false, problem: undefined };
  const isLookingUp = found?.resolving !== false;
  const account = found?.address;
  return { account, name, isLookingUp, problem: isLookingUp || account ? undefined : 'unknownName' };
};

const words: Readonly<Record<Exclude<WatchProblem, AddressFault['code']>, MessageDescriptor>> = {
  notAnAccount: msg`Enter 0x and 40 hexadecimal characters, or a registered name.`,
  noNames: msg`Names can't be looked up here. Enter the account's address.`,
  unknownName: msg`Nobody has this name. Check it, or enter the account's address.`,
};

const isWorded = (problem: WatchProblem): problem is keyof typeof words => problem in words;

export const watchProblemText = (problem: WatchProblem, text: string): MessageDescriptor => {
  if (isWorded(problem)) return words[problem];
  return faultText(addressFault(text) ?? { code: 'wrongChecksum' });
};
