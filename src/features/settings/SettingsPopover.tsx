import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { paths } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { media, space } from '#ui/theme/theme.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

const panelWidth = '360px';

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  width: ${panelWidth};
  max-width: 100%;
  padding: ${space(4)};
  ${media.phone} {
    width: auto;
    padding-top: 0;
  }
`;

export interface SettingsPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function SettingsPopover({ anchor, onClose }: SettingsPopoverProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const content = (
    <Box>
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
    </Box>
  );
  if (isPhone) {
    return (
      <Modal open onClose={onClose} title={t`Settings`} flush>
        {content}
      </Modal>
    );
  }
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t`Settings`}>
      {content}
    </Popover>
  );
}
