import type { ReactElement, RefObject } from 'react';
import { useIsPhone } from '../hooks/useMediaQuery.ts';
import { Modal } from '../overlay/Modal.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { ListBox, type ListOption } from './ListBox.tsx';

interface OptionMenuProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption<string>[];
  readonly value: string;
  readonly open: boolean;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

export function OptionMenu({ open, anchor, onChoose, onClose, ...list }: OptionMenuProps): ReactElement {
  const isPhone = useIsPhone();
  const choices = <ListBox {...list} onChoose={onChoose} />;
  return isPhone ? (
    <Modal open={open} onClose={onClose} title={list.label}>
      {choices}
    </Modal>
  ) : (
    <Popover open={open} onClose={onClose} anchor={anchor} label={list.label}>
      {choices}
    </Popover>
  );
}
