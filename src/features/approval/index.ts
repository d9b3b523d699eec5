export { useApproval } from './useApproval.ts';
export type { Approval } from './useApproval.ts';
