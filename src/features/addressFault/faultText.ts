import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AddressFault } from '#domain/tokens/parseAddress.ts';

/** Text for an address fault, with the next step. */
export const faultText = (fault: AddressFault): MessageDescriptor => {
  if (fault.code === 'wrongChecksum') {
    return msg`The checksum of this address is wrong. Check it for a mistyped character.`;
  }
  const { chain } = fault;
  return msg`This address belongs to another network: ${chain}. Enter a Polygon address.`;
};
