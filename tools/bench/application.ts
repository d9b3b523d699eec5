import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAppServer, runVite } from '../../e2e/devnet/appServer.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { toViteEnv } from '../../e2e/devnet/deployment.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { startRelay, toWalletConnectEnv } from '../../e2e/devnet/walletConnect/relay.ts';
import { startRpcProxy, type RpcProxy } from '../../e2e/rpcProxy.ts';

/** The served production build, and the local chain and market behind a counting proxy. */
export interface Application {
  readonly outDir: string;
  readonly chain: LocalChain;
  readonly rpcProxy: RpcProxy;
  readonly tradeUrl: string;
  stop: () => Promise<void>;
}

type Stoppable = () => Promise<void>;

const stopAll = async (stops: readonly Stoppable[]): Promise<void> => {
  await Promise.allSettled(stops.toReversed().map((stop) => stop()));
};

/** @throws if a part does not start; started parts are stopped */
export const startApplication = async (say: (message: string) => void): Promise<Application> => {
  const stops: Stoppable[] = [];
  try {
    const onBuild = (): void => say('building the local chain and its past, once ...');
    const chain = await startChain({ port: ANY_PORT, quiet: false, onBuild });
    stops.push(chain.stop);
    const rpcProxy = await startRpcProxy(chain.url);
    stops.push(rpcProxy.close);
    const relay = await startRelay(ANY_PORT);
    stops.push(relay.stop);
    const env = { ...toViteEnv(chain.deployment, rpcProxy.url), ...toWalletConnectEnv(relay.url) };
    say('building the app for production ...');
    const outDir = await mkdtemp(join(tmpdir(), 'myt-bench-app-'));
    stops.push(() => rm(outDir, { recursive: true, force: true }));
    await runVite(['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir', '--sourcemap', 'hidden'], env);
    const app = await startAppServer(['preview', '--outDir', outDir], ANY_PORT, env);
    stops.push(app.stop);
    return {
      outDir,
      chain,
      rpcProxy,
      tradeUrl: new URL(`trade/${TOKENS.USDC.address}/${TOKENS.MYT.address}`, app.url).href,
      stop: () => stopAll(stops),
    };
  } catch (cause) {
    await stopAll(stops);
    throw cause;
  }
};
