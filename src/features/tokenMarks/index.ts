export { TokenMarks } from './TokenMarks.tsx';
export { TokenWarning } from './TokenWarning.tsx';
