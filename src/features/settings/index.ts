export { SettingsButton } from './SettingsButton.tsx';
export { SlippageButton } from './SlippageButton.tsx';
