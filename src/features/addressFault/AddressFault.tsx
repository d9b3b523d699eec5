import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressFault, type AddressFault as Fault } from '#domain/tokens/addressFault.ts';

export const faultText = (fault: Fault): MessageDescriptor => {
  switch (fault.code) {
    case 'wrongChecksum':
      return msg`The checksum of this address is wrong. Check it for a mistyped character.`;
    case 'twoAddresses':
      return msg`This text has two addresses. Paste the one you mean.`;
    case 'shortened':
      return msg`This address is shortened. Copy the whole address.`;
    case 'longHex':
      return msg`This is a transaction hash or a private key. An address has 40 digits after 0x.`;
    case 'unknownSite': {
      const { site } = fault;
      return msg`This is a link to ${site}. Paste the address alone.`;
    }
    case 'otherChain': {
      const { chain } = fault;
      return msg`This address belongs to another network: ${chain}. Enter a Polygon address.`;
    }
  }
};

export function AddressFault({ text }: { readonly text: string }): ReactElement | null {
  const { i18n } = useLingui();
  const fault = addressFault(text);
  return fault ? <>{i18n._(faultText(fault))}</> : null;
}

export function WrongId({ id }: { readonly id: string }): ReactElement {
  if (addressFault(id)) return <>{id}</>;
  return /^0x/i.test(id) ? <Trans>Invalid token address: {id}</Trans> : <Trans>There is no token “{id}”</Trans>;
}
