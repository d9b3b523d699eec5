export { ConfirmWord } from './ConfirmWord.tsx';
export { SendButton } from './SendButton.tsx';
