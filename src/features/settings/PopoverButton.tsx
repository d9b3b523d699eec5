import { useRef, useState, type ComponentType, type ReactElement, type RefObject } from 'react';
import { IconButton } from '#ui/fields/IconButton.tsx';
import type { IconName } from '#ui/text/Icon.tsx';

interface PopoverButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly popover: ComponentType<{
    readonly anchor: RefObject<HTMLButtonElement | null>;
    readonly onClose: () => void;
  }>;
}

export function PopoverButton({ icon, label, popover: Popover }: PopoverButtonProps): ReactElement {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <Popover anchor={anchor} onClose={() => setIsOpen(false)} />}
    </>
  );
}
