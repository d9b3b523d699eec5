export { AddressFault } from './AddressFault.tsx';
export { faultText } from './faultText.ts';
export { WrongId } from './WrongId.tsx';
