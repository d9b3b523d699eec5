export { LanguageButton, SettingsButton } from './PopoverButton.tsx';
export { LanguageSetting } from './LanguageSetting.tsx';
export { SettingsPanel } from './lazyPanel.tsx';
export { SlippageButton } from './SlippageButton.tsx';
