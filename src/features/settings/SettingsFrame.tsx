import type { ReactElement, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { media, space } from '#ui/theme/theme.ts';

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

interface SettingsFrameProps extends SettingsPopoverProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsFrame({ anchor, onClose, title, children }: SettingsFrameProps): ReactElement {
  const isPhone = useIsPhone();
  const content = <Box>{children}</Box>;
  if (isPhone) {
    return (
      <Modal open onClose={onClose} title={title} flush>
        {content}
      </Modal>
    );
  }
  return (
    <Popover open onClose={onClose} anchor={anchor} label={title}>
      {content}
    </Popover>
  );
}
