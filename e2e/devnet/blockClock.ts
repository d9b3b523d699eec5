import type { JsonRpc } from './jsonRpc.ts';

/**
 * Mines a block at an interval. Anvil could, but with an interval of up to two seconds it keeps the states of 1,500
 * blocks despite `--prune-history`: gigabytes within an hour.
 */
export interface BlockClock {
  /** Sets the seconds between blocks; 0 stops them. After it resolves, no block follows from the old interval. */
  setSeconds: (seconds: number) => Promise<void>;
}

export const createBlockClock = (node: JsonRpc): BlockClock => {
  let timer: NodeJS.Timeout | undefined;
  let mining: Promise<void> | undefined;
  const mine = async (): Promise<void> => {
    // A chain that has just stopped does not answer.
    await node.rpc('evm_mine').catch(() => undefined);
    mining = undefined;
  };
  const tick = (): void => {
    mining ??= mine();
  };
  return {
    setSeconds: async (seconds) => {
      clearInterval(timer);
      await mining;
      clearInterval(timer);
      if (seconds > 0) timer = setInterval(tick, seconds * 1000);
    },
  };
};
