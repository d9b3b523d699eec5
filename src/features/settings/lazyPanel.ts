import { lazy } from 'react';

/** Loaded with the page that shows it. */
export const SettingsPanel = lazy(() =>
  import('./SettingsPanel.tsx').then(({ SettingsPanel }) => ({ default: SettingsPanel })),
);
