import type { ReactElement } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { env } from '#config/env.ts';

export const explorerLink = (kind: 'tx' | 'address', id: string): string => `${env.explorerUrl}/${kind}/${id}`;

export function AddressLink({ address }: { readonly address: Address }): ReactElement {
  return (
    <ExternalLink href={explorerLink('address', address)} label={address}>
      <span translate="no">{shortenAddress(address)}</span>
    </ExternalLink>
  );
}
