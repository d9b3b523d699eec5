import { fileURLToPath } from 'node:url';
import { variableNames } from '../tools/build/release/configuration.ts';
import { BLOCK_SECONDS } from './blockTime.ts';
import { runVite } from './devnet/appServer.ts';
import { toViteEnv } from './devnet/deployment.ts';
import { toListEnv } from './devnet/listService/server.ts';
import { toServiceEnv } from './devnet/tradingService/server.ts';
import { toWalletConnectEnv } from './devnet/walletConnect/relay.ts';
import {
  NO_API_YET,
  NO_CHAIN_YET,
  NO_LISTS_YET,
  NO_RELAY_YET,
  NO_SAFES_YET,
  NO_SERVICE_YET,
  NO_TRADING_YET,
} from './servedCopy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Deployment = Parameters<typeof toViteEnv>[0];

/** Builds the app with placeholders, which `copyOf` replaces by addresses. @param more further variables */
export const buildForCopies = async (
  deployment: Deployment,
  outDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const env = {
    // Ignores a developer's .env.
    ...Object.fromEntries(variableNames(root).map((name) => [name, ''])),
    ...toViteEnv(deployment, NO_CHAIN_YET),
    VITE_SUBGRAPH_URL: NO_SERVICE_YET,
    VITE_BLOCKS_SUBGRAPH_URL: NO_SERVICE_YET,
    VITE_APP_API_URL: NO_API_YET,
    ...toServiceEnv(NO_TRADING_YET),
    ...toListEnv(NO_LISTS_YET),
    ...toWalletConnectEnv(NO_RELAY_YET),
    VITE_BLOCK_TIME_MS: String(BLOCK_SECONDS * 1000),
    VITE_SAFE_HOSTS: NO_SAFES_YET,
    ...more,
  };
  await runVite(['build', '--mode', 'devnet', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], env);
};
