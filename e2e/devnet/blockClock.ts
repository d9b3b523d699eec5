import type { JsonRpc } from './jsonRpc.ts';

/** Replaces anvil's interval mining, which keeps 1,500 states despite `--prune-history`: gigabytes within an hour. */
export interface BlockClock {
  /** 0 stops the blocks. After it resolves, no block follows from the old interval. */
  setSeconds: (seconds: number) => Promise<void>;
}

export const createBlockClock = (node: JsonRpc): BlockClock => {
  let timer: NodeJS.Timeout | undefined;
  let mining: Promise<void> | undefined;
  const mine = async (): Promise<void> => {
    // A stopping chain does not answer.
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
