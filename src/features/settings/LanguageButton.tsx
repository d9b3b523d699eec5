import { useLingui } from '@lingui/react/macro';
import { type ReactElement } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PopoverButton } from './PopoverButton.tsx';

const LanguagePopover = lazyPart(async () => (await import('./LanguagePopover.tsx')).LanguagePopover);

export function LanguageButton(): ReactElement {
  const { t } = useLingui();
  return <PopoverButton icon="globe" label={t`Language`} popover={LanguagePopover} />;
}
