import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { SaidActions } from './DialogParts.tsx';
import { explorerLink } from './explorerLink.ts';

/** The ways on from what is said of a transaction: to the explorer, and out. */
export function DialogEnd({ hash, onClose }: { readonly hash: Hex; readonly onClose: () => void }): ReactElement {
  return (
    <>
      <ExternalLink href={explorerLink('tx', hash)}>
        <Trans>View on Explorer</Trans>
      </ExternalLink>
      <SaidActions>
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SaidActions>
    </>
  );
}
