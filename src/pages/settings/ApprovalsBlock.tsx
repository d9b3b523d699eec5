import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Actions, Block } from './SettingsStyles.ts';

export function ApprovalsBlock(): ReactElement {
  return (
    <Block aria-labelledby="settings-approvals">
      <h2 id="settings-approvals">
        <Trans>Approvals</Trans>
      </h2>
      <p>
        <Trans>Tokens that the exchange's contracts may take from your account. Revoke what you no longer need.</Trans>
      </p>
      <Actions>
        <ButtonFace as={RouteLink} to={paths.approvals} data-variant="outline">
          <Trans>Review approvals</Trans>
        </ButtonFace>
      </Actions>
    </Block>
  );
}
