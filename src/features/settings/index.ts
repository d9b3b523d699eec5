export { SettingsPanel } from './lazyPanel.ts';
export { SettingsButton } from './SettingsButton.tsx';
export { SlippageButton } from './SlippageButton.tsx';
