import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { addressFault } from '#domain/tokens/addressFault.ts';

export function WrongId({ id }: { readonly id: string }): ReactElement {
  if (addressFault(id)) return <>{id}</>;
  return /^0x/i.test(id) ? <Trans>Invalid token address: {id}</Trans> : <Trans>There is no token “{id}”</Trans>;
}
