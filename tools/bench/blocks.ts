import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonRpc } from '../../e2e/devnet/jsonRpc.ts';

const POLL_MS = 25;

/** Reads without the proxy. @returns the block's number */
export const nextBlock = async (node: JsonRpc): Promise<number> => {
  const current = async (): Promise<number> => Number(await node.rpc<string>('eth_blockNumber'));
  const before = await current();
  for (;;) {
    const now = await current();
    if (now > before) return now;
    await sleep(POLL_MS);
  }
};
