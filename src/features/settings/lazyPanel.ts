import { lazy } from 'react';

/** Loads with the page that renders it. */
export const SettingsPanel = lazy(() =>
  import('./SettingsPanel.tsx').then(({ SettingsPanel }) => ({ default: SettingsPanel })),
);
