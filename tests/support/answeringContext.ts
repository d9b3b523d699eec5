import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SimulationContext } from '#writes/plan/plan.ts';
import { createFakeNode } from './fakeNode.ts';

/** Simulation context of an account in which every call is answered by its data. */
export const answeringContext = (from: Address, answer: (data: Hex) => unknown): SimulationContext => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', (params) => answer((params as readonly [{ readonly data: Hex }])[0].data));
  return { reader: node, from };
};

/** The answer of a contract that refuses without a reason. */
export const revert = (): never => {
  throw new RpcResponseError(3, 'execution reverted', undefined);
};

/** The answer of a node that is out of reach. */
export const silent = (): never => {
  throw new RpcError('network', 'no answer');
};
