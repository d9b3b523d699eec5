import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '#ui/fields/IconButton.tsx';

const LanguagePopover = lazy(async () => ({ default: (await import('./LanguagePopover.tsx')).LanguagePopover }));

/** The choice of a language in the header. */
export function LanguageButton(): ReactElement {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        icon="globe"
        label={t`Language`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <LanguagePopover anchor={anchor} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
