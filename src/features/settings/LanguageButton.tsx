import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { PopoverButton } from './PopoverButton.tsx';

const LanguagePopover = lazy(async () => ({
  default: (await importWithRetry(() => import('./LanguagePopover.tsx'))).LanguagePopover,
}));

export function LanguageButton(): ReactElement {
  const { t } = useLingui();
  return <PopoverButton icon="globe" label={t`Language`} popover={LanguagePopover} />;
}
