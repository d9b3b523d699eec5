import { SignClient } from '@walletconnect/sign-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeClient } from '#chain/connectors/walletConnect/openClient.ts';
import { keepRelayConnection } from '#chain/connectors/walletConnect/relayConnection.ts';
import { LOCAL_PROJECT_ID, startRelay, type LocalRelay } from '../../../../e2e/devnet/walletConnect/relay.ts';
import { startTestWallet, type WalletConnectTestWallet } from '../../../../e2e/devnet/walletConnect/testWallet.ts';

type Client = Awaited<ReturnType<typeof SignClient.init>>;
type Options = NonNullable<Parameters<typeof SignClient.init>[0]>;
type Storage = NonNullable<Options['storage']>;

const ACCOUNT = '0x00000000000000000000000000000000000a11ce';
const PROPOSAL = { eip155: { chains: ['eip155:137'], methods: ['personal_sign'], events: ['accountsChanged'] } };
const PREFIX = 'page';

/** A browser's storage, as text, which each tab and each client has its own way to. */
const wayTo = (kept: Map<string, string>): Storage => ({
  getKeys: () => Promise.resolve([...kept.keys()]),
  getEntries: <T>() => Promise.resolve([...kept].map(([key, text]): [string, T] => [key, JSON.parse(text) as T])),
  getItem: <T>(key: string) => Promise.resolve(kept.has(key) ? (JSON.parse(kept.get(key) ?? '') as T) : undefined),
  setItem: (key, value) => Promise.resolve(void kept.set(key, JSON.stringify(value))),
  removeItem: (key) => Promise.resolve(void kept.delete(key)),
});

let relay: LocalRelay;
let client: Client;
let wallet: WalletConnectTestWallet;
let kept: Map<string, string>;

/** A client of a page that has just been loaded. */
const openClient = (): Promise<Client> => {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${PREFIX}`);
  return SignClient.init({
    projectId: LOCAL_PROJECT_ID,
    relayUrl: relay.url,
    metadata: { name: 'Exchange', description: '', url: 'http://localhost', icons: [] },
    logger: 'silent',
    telemetryEnabled: false,
    storage: wayTo(kept),
    customStoragePrefix: PREFIX,
  });
};

beforeEach(async () => {
  relay = await startRelay(0);
  kept = new Map();
  client = await openClient();
  const refuse = (): Promise<never> => Promise.reject(new Error('Nothing is sent here'));
  wallet = await startTestWallet({
    relayUrl: relay.url,
    node: { url: '', rpc: refuse, batch: refuse, close: () => undefined },
    account: ACCOUNT,
    decide: () => Promise.resolve(true),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

afterEach(async () => {
  await Promise.all([wallet.stop(), closeClient({ client })]);
  await relay.stop();
  vi.unstubAllGlobals();
});

const connect = async (): Promise<void> => {
  const { uri = '', approval } = await client.connect({ optionalNamespaces: PROPOSAL });
  await wallet.pair(uri);
  await approval();
};

const nextUpdate = (): Promise<readonly string[]> =>
  new Promise((resolve) =>
    client.once('session_update', ({ params }) => resolve(params.namespaces['eip155']?.accounts ?? [])),
  );

const overwriteSubscriptions = (list: readonly object[]): void => {
  const key = [...kept.keys()].find((name) => name.endsWith('//subscription'));
  kept.set(key ?? expect.fail('No list of subscriptions'), JSON.stringify(list));
};

describe.each([
  ["another tab's list", [{ id: 'other', topic: 'a'.repeat(64), relay: { protocol: 'irn' } }]],
  ['an empty list', []],
])('a session hears its wallet, although the storage has %s of subscriptions', (_name, list) => {
  const hears = async (): Promise<void> => {
    const update = nextUpdate();
    await wallet.update({ chainIds: [137, 1] });
    expect(await update).toEqual([`eip155:137:${ACCOUNT}`, `eip155:1:${ACCOUNT}`]);
  };

  test('after a cut', async () => {
    const connection = keepRelayConnection({ client }, () => undefined);
    await connect();
    overwriteSubscriptions(list);
    await client.core.relayer.restartTransport();
    await hears();
    connection.stop();
  });

  test('after the page is loaded again', async () => {
    await connect();
    await closeClient({ client });
    overwriteSubscriptions(list);
    client = await openClient();
    const connection = keepRelayConnection({ client }, () => undefined);
    await hears();
    connection.stop();
  });
});

test('a closed client changes nothing of what its successor finds in the storage', async () => {
  await connect();
  await closeClient({ client });
  const before = new Map(kept);
  expect(before.size).toBeGreaterThan(0);
  const [topic = expect.fail('No session')] = client.session.keys;
  await client.core.crypto.setSymKey('0'.repeat(64));
  await client.session.delete(topic, { code: 6000, message: '' });
  expect(kept).toEqual(before);
});
