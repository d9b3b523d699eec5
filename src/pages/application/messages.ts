import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { MAX_FIELD_LENGTH, type ApplicationField } from '#domain/applications/draft.ts';
import { MIN_ABOUT_LENGTH, type FieldProblem } from '#domain/applications/validateApplication.ts';
import { addressFault, isAddressFault } from '#domain/tokens/addressFault.ts';
import { faultText } from '#features/addressFault/index.ts';

export const missingText: Readonly<Record<ApplicationField, MessageDescriptor>> = {
  tokenA: msg`Enter the token's address`,
  tokenB: msg`Enter the second token's address`,
  website: msg`Enter the project's website`,
  contact: msg`Enter how to reach you`,
  about: msg`Describe the project`,
};

export const problemText = (
  problem: Exclude<FieldProblem, 'empty' | 'loading'>,
  field: ApplicationField,
  text: string,
): MessageDescriptor => {
  if (isAddressFault(problem)) return faultText(addressFault(text) ?? { code: 'wrongChecksum' });
  switch (problem) {
    case 'notAnAddress':
      return msg`Enter 0x and 40 hexadecimal characters.`;
    case 'notAToken':
      return msg`No token at this address: it doesn't report its decimals.`;
    case 'unread':
      return msg`Couldn't read this token from the chain. Retrying with each new block.`;
    case 'sameToken':
      return msg`A pair has two different tokens.`;
    case 'alreadyListed':
      return msg`This token is listed already, so there is nothing to apply for.`;
    case 'notAWebsite':
      return msg`Enter an address that begins with https://`;
    case 'notAContact':
      return msg`Enter a mail address, or a page that begins with https://`;
    case 'tooShort':
      return msg`Write at least ${MIN_ABOUT_LENGTH} characters.`;
    case 'tooLong': {
      const [most, count] = [formatWhole(MAX_FIELD_LENGTH[field]), formatWhole(text.length)];
      return msg`At most ${most} characters, ${count} now. Shorten it to send it.`;
    }
  }
};
