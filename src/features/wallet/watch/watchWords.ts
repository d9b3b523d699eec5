import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WatchProblem } from '#domain/wallet/parseWatched.ts';

/** Why an account cannot be watched, and what to do. */
export const watchProblemWords: Readonly<Record<WatchProblem, MessageDescriptor>> = {
  wrongChecksum: msg`The checksum of this address is wrong. Check it for a mistyped character.`,
  notAnAccount: msg`Enter 0x and 40 hexadecimal characters, or a registered name.`,
  noNames: msg`Names can't be looked up here. Enter the account's address.`,
  unknownName: msg`Nobody has this name. Check it, or enter the account's address.`,
};
