import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addressFault, type AddressFault } from '#domain/tokens/addressFault.ts';
import type { WatchProblem } from '#domain/wallet/parseWatched.ts';
import { faultText } from '../../addressFault/index.ts';

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
