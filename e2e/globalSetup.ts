import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAppServer, runVite } from './devnet/appServer.ts';
import { startChain } from './devnet/chain.ts';
import { toViteEnv } from './devnet/deployment.ts';
import { freePort } from './devnet/ports.ts';
import { shareEnvironment } from './environment.ts';

const USUAL = { chain: 28_545, proxy: 28_600, app: 28_700 } as const;

const onBuild = (): void => console.log('Building the local chain and its past (once, about half a minute) ...');

/** Before all journeys: a quiet chain with a block every second, the app built for it and served. @returns the tear-down. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const outDir = await mkdtemp(join(tmpdir(), 'myt-e2e-app-'));
  const chain = await startChain({ port: await freePort(USUAL.chain), blockSeconds: 1, quiet: true, onBuild });
  try {
    const proxyPort = await freePort(USUAL.proxy);
    const appPort = await freePort(USUAL.app);
    const env = { ...toViteEnv(chain.deployment, `http://127.0.0.1:${proxyPort}`), VITE_BLOCK_TIME_MS: '1000' };
    await runVite(['build', '--mode', 'devnet', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], env);
    const app = await startAppServer(['preview', '--outDir', outDir, '--logLevel', 'warn'], appPort, env);
    shareEnvironment({ appUrl: app.url, chainUrl: chain.url, proxyPort, deployment: chain.deployment });
    return async () => {
      await app.stop();
      await chain.stop();
      await rm(outDir, { recursive: true, force: true });
    };
  } catch (cause) {
    await chain.stop();
    await rm(outDir, { recursive: true, force: true });
    throw cause;
  }
};

export { globalSetup as default };
