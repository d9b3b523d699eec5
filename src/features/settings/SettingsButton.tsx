import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '#ui/fields/IconButton.tsx';

const SettingsPopover = lazy(async () => ({ default: (await import('./SettingsPopover.tsx')).SettingsPopover }));

/** Opens the settings from the header. */
export function SettingsButton(): ReactElement {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        icon="sliders"
        label={t`Settings`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsPopover anchor={anchor} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
