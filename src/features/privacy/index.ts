export { PrivacyButton } from './PrivacyButton.tsx';
