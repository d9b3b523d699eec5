import { lazy } from 'react';

export const SettingsPanel = lazy(() =>
  import('./SettingsPanel.tsx').then(({ SettingsPanel }) => ({ default: SettingsPanel })),
);
