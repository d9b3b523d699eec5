import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVite } from './devnet/appServer.ts';
import { toViteEnv } from './devnet/deployment.ts';
import { toListEnv } from './devnet/listService/server.ts';
import { toServiceEnv } from './devnet/tradingService/server.ts';
import { toWalletConnectEnv } from './devnet/walletConnect/relay.ts';
import { savedState } from './devnet/stateCache.ts';
import { shareEnvironment } from './environment.ts';
import {
  NO_API_YET,
  NO_CHAIN_YET,
  NO_LISTS_YET,
  NO_RELAY_YET,
  NO_SAFES_YET,
  NO_SERVICE_YET,
  NO_TRADING_YET,
} from './servedCopy.ts';

const onBuild = (): void => console.log('Building the local chain and its past (once, about half a minute) ...');

/** Before all journeys: the chain's state saved and the app built, once for all workers. @returns the tear-down. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const { deployment } = await savedState(onBuild);
  const builtApp = await mkdtemp(join(tmpdir(), 'myt-e2e-app-'));
  const remove = (): Promise<void> => rm(builtApp, { recursive: true, force: true });
  try {
    const services = {
      VITE_SUBGRAPH_URL: NO_SERVICE_YET,
      VITE_APP_API_URL: NO_API_YET,
      ...toServiceEnv(NO_TRADING_YET),
    };
    const places = { ...toViteEnv(deployment, NO_CHAIN_YET), ...services };
    const env = {
      ...places,
      ...toListEnv(NO_LISTS_YET),
      ...toWalletConnectEnv(NO_RELAY_YET),
      VITE_BLOCK_TIME_MS: '1000',
      VITE_SAFE_HOSTS: NO_SAFES_YET,
    };
    await runVite(['build', '--mode', 'devnet', '--logLevel', 'warn', '--outDir', builtApp, '--emptyOutDir'], env);
    shareEnvironment({ builtApp });
    return remove;
  } catch (cause) {
    await remove();
    throw cause;
  }
};

export { globalSetup as default };
