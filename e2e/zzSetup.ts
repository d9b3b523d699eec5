import { startAppServer, runVite } from './devnet/appServer.ts';
import { startChain } from './devnet/chain.ts';
import { toViteEnv } from './devnet/deployment.ts';
import { freePort } from './devnet/ports.ts';
import { shareEnvironment } from './environment.ts';

const OUT_DIR = 'node_modules/.cache/e2e-app';
const USUAL = { chain: 28_545, proxy: 28_600, app: 28_700 } as const;

const onBuild = (): void => console.log('Building the local chain and its past (once, about half a minute) ...');

/** Before all journeys: a quiet chain with a block every second, the app built for it and served. @returns the tear-down. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const chain = await startChain({ port: await freePort(USUAL.chain), blockSeconds: 1, quiet: true, onBuild });
  try {
    const proxyPort = await freePort(USUAL.proxy);
    const appPort = await freePort(USUAL.app);
    const env = { ...toViteEnv(chain.deployment, `http://127.0.0.1:${proxyPort}`), VITE_BLOCK_TIME_MS: '1000' };
    void runVite; void env;
    const app = await startAppServer(['preview', '--outDir', 'node_modules/.cache/zz-app', '--logLevel', 'warn'], appPort, env);
    shareEnvironment({ appUrl: app.url, chainUrl: chain.url, proxyPort, deployment: chain.deployment });
    return async () => {
      await app.stop();
      await chain.stop();
    };
  } catch (cause) {
    await chain.stop();
    throw cause;
  }
};

export { globalSetup as default };
