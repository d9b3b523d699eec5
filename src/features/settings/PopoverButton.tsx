import { useRef, useState, type ComponentType, type ReactElement, type RefObject } from 'react';
import { IconButton } from '#ui/fields/IconButton.tsx';
import type { IconName } from '#ui/text/Icon.tsx';
import { useLingui } from '@lingui/react/macro';
import { lazyPart } from '#ui/lazyPart.tsx';

interface PopoverButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly popover: ComponentType<{
    readonly anchor: RefObject<HTMLButtonElement | null>;
    readonly onClose: () => void;
  }>;
}

function PopoverButton({ icon, label, popover: Popover }: PopoverButtonProps): ReactElement {
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

const LanguagePopover = lazyPart(async () => (await import('./LanguagePopover.tsx')).LanguagePopover);

export function LanguageButton(): ReactElement {
  const { t } = useLingui();
  return <PopoverButton icon="globe" label={t`Language`} popover={LanguagePopover} />;
}

const SettingsPopover = lazyPart(async () => (await import('./SettingsPopover.tsx')).SettingsPopover);

export function SettingsButton(): ReactElement {
  const { t } = useLingui();
  return <PopoverButton icon="sliders" label={t`Settings`} popover={SettingsPopover} />;
}
