import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { SettingsFrame, type SettingsPopoverProps } from './SettingsFrame.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

export function SettingsPopover({ anchor, onClose }: SettingsPopoverProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return (
    <SettingsFrame anchor={anchor} onClose={onClose} title={t`Settings`}>
      <SettingsPanel />
      <ButtonFace
        as={RouteLink}
        to={paths.settings}
        onClick={onClose}
        data-variant="ghost"
        data-size={isPhone ? 'md' : 'sm'}
        data-block=""
      >
        <Trans>Token lists and my tokens</Trans>
      </ButtonFace>
    </SettingsFrame>
  );
}
