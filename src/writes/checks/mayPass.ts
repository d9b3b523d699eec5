import { readRpc } from '#chain/rpc/readRpc.ts';
import { hostOf } from '#writes/plan/hostOf.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';

const MAY_PASS: ReadonlySet<SubmitProblem['code']> = new Set([
  'nodeBehind',
  'nodesDisagree',
  'wrongContract',
  'notWrapper',
]);

export const mayPass = (problem: SubmitProblem): boolean =>
  MAY_PASS.has(problem.code) ||
  // A lagging second node simulates at an earlier block.
  (problem.code === 'resultDiffers' && problem.host !== hostOf(readRpc.nodes.current()));
