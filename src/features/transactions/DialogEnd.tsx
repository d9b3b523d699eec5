import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { SaidActions } from './DialogParts.tsx';
import { explorerLink } from '../explorer/index.ts';

interface DialogEndProps {
  /** Undefined where no explorer knows the transaction yet. */
  readonly hash: Hex | undefined;
  readonly onClose: () => void;
}

/** The ways on from what is said of a transaction: to the explorer, and out. */
export function DialogEnd({ hash, onClose }: DialogEndProps): ReactElement {
  return (
    <>
      {hash && (
        <ExternalLink href={explorerLink('tx', hash)}>
          <Trans>View on Explorer</Trans>
        </ExternalLink>
      )}
      <SaidActions>
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SaidActions>
    </>
  );
}
