export { TokenPicker } from './TokenPicker.tsx';
