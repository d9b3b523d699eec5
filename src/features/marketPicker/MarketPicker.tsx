import { useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { width } from '#ui/theme/theme.ts';
import { MarketPickerView } from './MarketPickerView.tsx';

const panelHeight = '520px';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  width: ${width('modal')};
  max-width: 100%;
  height: min(${panelHeight}, 70dvh);
`;

interface MarketPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly selected: string | undefined;
  readonly onPick: (path: string) => void;
}

export function MarketPicker({ open, onClose, anchor, selected, onPick }: MarketPickerProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const view = <MarketPickerView selected={selected} onPick={onPick} />;
  return isPhone ? (
    <Modal open={open} onClose={onClose} title={t`Choose a market`} flush>
      {view}
    </Modal>
  ) : (
    <Popover open={open} onClose={onClose} anchor={anchor} label={t`Choose a market`} align="start">
      <Frame>{view}</Frame>
    </Popover>
  );
}
