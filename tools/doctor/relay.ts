import { SignClient } from '@walletconnect/sign-client';
import { envSchema } from '#config/envSchema.ts';
import type { Env } from '#config/parseEnv.ts';
import { CHAIN_ID } from '../configure/node.ts';
import { fails, works, type Finding } from './findings.ts';

const TIMEOUT_MS = 8000;

const timeout = (): Promise<'timeout'> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, 'timeout').unref());

/** As the page does before it shows a code. */
const propose = async ({
  walletConnectProjectId: projectId = '',
  walletConnectRelayUrl: relayUrl,
}: Env): Promise<void> => {
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata: { name: 'Doctor', description: 'Checks the relay', url: 'https://exchange.example', icons: [] },
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: crypto.randomUUID(),
  });
  try {
    const { approval } = await client.connect({
      optionalNamespaces: { eip155: { chains: [`eip155:${CHAIN_ID}`], methods: ['eth_sendTransaction'], events: [] } },
    });
    approval().catch(() => undefined);
  } finally {
    await client.core.relayer.transportClose().catch(() => undefined);
    client.core.heartbeat.stop();
  }
};

/** Uses the project's id, if WalletConnect is offered. */
export const examineRelay = async (env: Env): Promise<readonly Finding[]> => {
  if (env.walletConnectProjectId === undefined) return [];
  const { name } = envSchema.walletConnectRelayUrl;
  const { walletConnectRelayUrl: url } = env;
  const next = `Check the project id (${envSchema.walletConnectProjectId.name}) and the address; leave the id empty to offer no WalletConnect.`;
  const tried = await Promise.race([
    propose(env).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
    timeout(),
  ]);
  if (tried === undefined) return [works(name, `${url} takes a request to connect.`)];
  const why = tried === 'timeout' ? `does not take it within ${TIMEOUT_MS / 1000} s` : `refuses it (${tried})`;
  return [fails(name, `${url} is requested to connect and ${why}: nobody can connect with WalletConnect.`, next)];
};
