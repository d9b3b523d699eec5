import { useLingui } from '@lingui/react/macro';
import { type ReactElement } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PopoverButton } from './PopoverButton.tsx';

const SettingsPopover = lazyPart(async () => (await import('./SettingsPopover.tsx')).SettingsPopover);

export function SettingsButton(): ReactElement {
  const { t } = useLingui();
  return <PopoverButton icon="sliders" label={t`Settings`} popover={SettingsPopover} />;
}
