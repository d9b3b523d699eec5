export { AddressFault } from './AddressFault.tsx';
export { faultText } from './faultText.ts';
