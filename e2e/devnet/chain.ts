import { startAnvilProcess, type RunningAnvil } from './anvilProcess.ts';
import { createBlockClock } from './blockClock.ts';
import type { Deployment } from './deployment.ts';
import type { JsonRpc } from './jsonRpc.ts';
import { startMarketMaker } from './marketMaker.ts';
import { ANY_PORT } from './ports.ts';
import { savedState } from './stateCache.ts';

/** Polygon's usual base fee. */
const BASE_FEE = '0x6fc23ac00';

const RUN_ARGS = ['--no-mining', '--order', 'fifo'];

export interface ChainOptions {
  readonly port: number;
  /** Seconds between blocks; by default the deployment's. */
  readonly blockSeconds?: number;
  /** True disables the market maker. */
  readonly quiet: boolean;
  /** Called if the state has to be built first. */
  readonly onBuild?: () => void;
  /** Called if a step of the market maker fails. */
  readonly onTrouble?: (message: string) => void;
}

export interface LocalChain {
  readonly url: string;
  readonly node: JsonRpc;
  readonly deployment: Deployment;
  readonly fromCache: boolean;
  readonly pid: number | undefined;
  readonly ended: Promise<void>;
  /** Sets the seconds between blocks. With 0, only `evm_mine` makes a block. */
  setBlockSeconds: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Anvil lowers the base fee with every block that is not full, so it is set again more often than blocks come. */
const keepBaseFee = (node: JsonRpc): (() => void) => {
  const timer = setInterval(() => {
    node.rpc('anvil_setNextBlockBaseFeePerGas', BASE_FEE).catch(() => undefined);
  }, 400);
  return () => clearInterval(timer);
};

/** Moves the saved history up to the current time. */
const wakeUp = async (node: JsonRpc): Promise<void> => {
  await node.rpc('anvil_setNextBlockBaseFeePerGas', BASE_FEE);
  await node.rpc('evm_setNextBlockTimestamp', Math.floor(Date.now() / 1000));
  await node.rpc('evm_mine');
};

/**
 * Forks a chain that never advances and copies its state. Without the fork anvil would hash its whole state for each
 * block (34 ms); the copy avoids requests to the forked chain.
 */
const startNode = async (port: number, stateFile: string): Promise<RunningAnvil> => {
  const state = ['--load-state', stateFile];
  const parent = await startAnvilProcess(ANY_PORT, [...state, '--no-mining']);
  try {
    const fork = ['--fork-url', parent.url, '--no-storage-caching'];
    const node = await startAnvilProcess(port, [...fork, ...state, ...RUN_ARGS]);
    const stop = async (): Promise<void> => {
      await node.stop();
      await parent.stop();
    };
    return { ...node, stop };
  } catch (cause) {
    await parent.stop();
    throw cause;
  }
};

/** Starts at the current time from the saved state, which is built first if needed. */
export const startChain = async (options: ChainOptions): Promise<LocalChain> => {
  const { stateFile, deployment, fromCache } = await savedState(options.onBuild);
  const node = await startNode(options.port, stateFile);
  const ended = new Promise<void>((resolve) => node.process.once('exit', () => resolve()));
  await wakeUp(node);
  const { setSeconds } = createBlockClock(node);
  await setSeconds(options.blockSeconds ?? deployment.blockTimeSeconds);
  const stopBaseFee = keepBaseFee(node);
  const stopMarket = options.quiet ? undefined : startMarketMaker(node, deployment, options.onTrouble);
  const stop = async (): Promise<void> => {
    stopMarket?.();
    stopBaseFee();
    await setSeconds(0);
    await node.stop();
  };
  const { url, process } = node;
  return { url, node, deployment, fromCache, pid: process.pid, ended, setBlockSeconds: setSeconds, stop };
};
