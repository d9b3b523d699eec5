import type { JsonRpc } from './jsonRpc.ts';

/**
 * Mines at an interval, instead of anvil's own interval mining. That keeps 1,500 states despite `--prune-history`,
 * gigabytes within an hour.
 */
export interface BlockClock {
  /** Sets the interval; 0 stops mining. Once it resolves, the old interval mines no further block. */
  setSeconds: (seconds: number) => Promise<void>;
}

export const createBlockClock = (node: JsonRpc): BlockClock => {
  let timer: NodeJS.Timeout | undefined;
  let mining: Promise<void> | undefined;
  const mine = async (): Promise<void> => {
    // The chain may be stopping, and then does not answer.
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
