export { WrongChecksum } from './WrongChecksum.tsx';
