import { readRpc } from '#chain/rpc/readRpc.ts';
import { urlHost } from '#lib/urlHost.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';

const TRANSIENT: ReadonlySet<SubmitProblem['code']> = new Set([
  'nodeBehind',
  'nodesDisagree',
  'wrongContract',
  'notWrapper',
]);

export const isTransient = (problem: SubmitProblem): boolean =>
  TRANSIENT.has(problem.code) ||
  // A lagging second node simulates at an earlier block.
  (problem.code === 'resultDiffers' && problem.host !== urlHost(readRpc.nodes.current()));
