import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Address } from '#domain/tokens/types.ts';
import type { Airdrop } from '#reads/claims/useAirdrops.ts';

type Problem = Extract<Airdrop['state'], { readonly kind: 'failed' }>['problem'];

export const airdropProblemWords = (problem: Problem, account: Address): MessageDescriptor => {
  switch (problem) {
    case 'partialSearch':
      return msg`Claim for ${account} was not found in partial search`;
    case 'allMappings':
      return msg`Claim for ${account} was not found after searching all mappings`;
    case 'claimFile':
      return msg`Claim for ${account} was not found in claim file!`;
    case 'notReadable':
      return msg`The claim files can't be read. Tell the exchange about it.`;
    case 'notLoaded':
      return msg`The claim files couldn't be loaded. Check your connection and try again.`;
  }
};
