import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ButtonFace } from '../fields/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { RouteLink } from './RouteLink.tsx';

interface CloseLinkProps {
  readonly to: string;
  readonly onClick: () => void;
}

export function CloseLink({ to, onClick }: CloseLinkProps): ReactElement {
  const { t } = useLingui();
  return (
    <ButtonFace as={RouteLink} to={to} data-variant="ghost" data-size="sm" aria-label={t`Close`} onClick={onClick}>
      <Icon name="cross" />
    </ButtonFace>
  );
}
