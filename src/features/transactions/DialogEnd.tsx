import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { DialogMessageActions } from './DialogParts.tsx';
import { explorerLink } from '../explorer/index.ts';

interface DialogEndProps {
  readonly hash: Hex | undefined;
  readonly onClose: () => void;
  readonly words?: MessageDescriptor;
}

export function DialogEnd({ hash, onClose, words }: DialogEndProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {hash && (
        <ExternalLink href={explorerLink('tx', hash)}>
          <Trans>View on Explorer</Trans>
        </ExternalLink>
      )}
      <DialogMessageActions>
        <Button variant="primary" onClick={onClose}>
          {words ? i18n._(words) : <Trans>Close</Trans>}
        </Button>
      </DialogMessageActions>
    </>
  );
}
