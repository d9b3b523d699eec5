export { LanguageButton } from './LanguageButton.tsx';
export { LanguageSetting } from './LanguageSetting.tsx';
export { SettingsPanel } from './lazyPanel.tsx';
export { SettingsButton } from './SettingsButton.tsx';
export { SlippageButton } from './SlippageButton.tsx';
