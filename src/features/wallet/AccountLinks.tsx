import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { color } from '#ui/theme/theme.ts';

const Way = styled(ButtonFace)`
  justify-content: space-between;
  &[data-variant] {
    border-color: ${color('border')};
  }
`;

export function AccountLinks({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  return (
    <>
      <Way as={RouteLink} to={paths.assets} exact data-variant="outline" onClick={onLeave}>
        <Trans>Assets</Trans>
        <Icon name="chevronRight" />
      </Way>
      <Way as={RouteLink} to={paths.approvals} data-variant="outline" onClick={onLeave}>
        <Trans>Approvals</Trans>
        <Icon name="chevronRight" />
      </Way>
    </>
  );
}
