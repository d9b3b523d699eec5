import type { SubmitProblem } from './plan.ts';

const MAY_BE_SENT: ReadonlySet<SubmitProblem['code']> = new Set([
  'network',
  'noReason',
  'rateLimited',
  'unknown',
  'walletUnreachable',
]);

/** True if the wallet may have sent the transaction although it reported this problem. */
export const mayBeSent = ({ code }: SubmitProblem): boolean => MAY_BE_SENT.has(code);
