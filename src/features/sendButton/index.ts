export { ConfirmWord } from './ConfirmWord.tsx';
export { FormButton } from './FormButton.tsx';
export { SendButton } from './SendButton.tsx';
