import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { AddressLink } from '../explorer/index.ts';
import { useTokenStatus } from '#reads/tokens/useTokenStatus.ts';
import { Chip } from '#ui/fields/Chip.tsx';

export function TokenMarks({ token }: { readonly token: Token }): ReactElement {
  const { whitelisted, unsupported, confusedWith } = useTokenStatus(token);
  return (
    <>
      {!whitelisted && <AddressLink address={token.address} />}
      {confusedWith && (
        <Chip tone="danger" icon="warning">
          <Trans>looks like {confusedWith.symbol} but is another token</Trans>
        </Chip>
      )}
      {unsupported && (
        <Chip tone="danger">
          <Trans>Unsupported Asset</Trans>
        </Chip>
      )}
    </>
  );
}
