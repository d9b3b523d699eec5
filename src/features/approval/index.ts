export { useApproval } from './useApproval.tsx';
export type { Approval } from './useApproval.tsx';
