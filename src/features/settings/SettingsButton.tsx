import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { PopoverButton } from './PopoverButton.tsx';

const SettingsPopover = lazy(async () => ({
  default: (await importWithRetry(() => import('./SettingsPopover.tsx'))).SettingsPopover,
}));

export function SettingsButton(): ReactElement {
  const { t } = useLingui();
  return <PopoverButton icon="sliders" label={t`Settings`} popover={SettingsPopover} />;
}
