export { ResetLocalData } from './ResetLocalData.tsx';
