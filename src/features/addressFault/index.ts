export { AddressFault, faultText, WrongId } from './AddressFault.tsx';
