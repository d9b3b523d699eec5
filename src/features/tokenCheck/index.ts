export { FindingText } from './FindingText.tsx';
export { TokenCheck } from './TokenCheck.tsx';
