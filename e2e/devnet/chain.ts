import { startAnvilProcess } from './anvilProcess.ts';
import type { RunningAnvil } from './anvilProcess.ts';
import { createBlockClock } from './blockClock.ts';
import type { Deployment } from './deployment.ts';
import type { JsonRpc } from './jsonRpc.ts';
import { startMarketMaker } from './marketMaker.ts';
import { ANY_PORT } from './ports.ts';
import { savedState } from './stateCache.ts';

/** Base fee of every block, so that gas costs what it costs on Polygon. */
const BASE_FEE = '0x6fc23ac00';

const RUN_ARGS = ['--no-mining', '--order', 'fifo'];

export interface ChainOptions {
  readonly port: number;
  /** Seconds between blocks; left out, the deployment's. */
  readonly blockSeconds?: number;
  /** True: nobody trades but you. */
  readonly quiet: boolean;
  /** Called when the state has to be built first. */
  readonly onBuild?: () => void;
  /** Called when the market maker could not do a step. */
  readonly onTrouble?: (message: string) => void;
}

export interface LocalChain {
  readonly url: string;
  readonly node: JsonRpc;
  readonly deployment: Deployment;
  readonly fromCache: boolean;
  /** The chain's process. */
  readonly pid: number | undefined;
  /** Resolves when the chain's process ends, for whatever reason. */
  readonly ended: Promise<void>;
  /** Sets the seconds between blocks; 0: only `evm_mine` makes one. */
  setBlockSeconds: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Anvil lets the base fee fall with every block that is not full: say it anew, more often than blocks come. */
const keepBaseFee = (node: JsonRpc): (() => void) => {
  const timer = setInterval(() => {
    node.rpc('anvil_setNextBlockBaseFeePerGas', BASE_FEE).catch(() => undefined);
  }, 400);
  return () => clearInterval(timer);
};

/** Brings the saved history up to now. */
const wakeUp = async (node: JsonRpc): Promise<void> => {
  await node.rpc('anvil_setNextBlockBaseFeePerGas', BASE_FEE);
  await node.rpc('evm_setNextBlockTimestamp', Math.floor(Date.now() / 1000));
  await node.rpc('evm_mine');
};

/**
 * Anvil hashes its whole state with every block, which takes 34 ms here, unless it forks another chain: so this one forks
 * one that stands still, and has the same state of its own so as not to ask that one.
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

/** Starts the local chain from its saved state (built first if need be), at the present time. */
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
