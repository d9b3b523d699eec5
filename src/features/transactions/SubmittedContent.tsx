import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Hex } from '../../domain/multicall/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Said, SaidActions } from './DialogParts.tsx';
import { explorerLink } from './explorerLink.ts';

interface SubmittedContentProps {
  readonly hash: Hex;
  readonly onClose: () => void;
}

export function SubmittedContent({ hash, onClose }: SubmittedContentProps): ReactElement {
  return (
    <Said role="status">
      <span data-art="">
        <Icon name="arrowUp" size={24} />
      </span>
      <p>
        <Trans>It is on its way and usually final in a few seconds. You can close this.</Trans>
      </p>
      <ExternalLink href={explorerLink('tx', hash)}>
        <Trans>View on Explorer</Trans>
      </ExternalLink>
      <SaidActions>
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SaidActions>
    </Said>
  );
}
