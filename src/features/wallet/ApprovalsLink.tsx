import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';

/** The way to what the account has approved. */
export function ApprovalsLink({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  return (
    <ButtonFace as={RouteLink} to={paths.approvals} data-variant="outline" data-size="sm" onClick={onLeave}>
      <Trans>Approvals</Trans>
    </ButtonFace>
  );
}
