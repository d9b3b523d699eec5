import type { ConnectorUpdate } from '@web3-react/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { classifyWalletError } from '#chain/connectors/classifyWalletError.ts';
import { Eip1193Connector } from '#chain/connectors/Eip1193Connector.ts';
import { createFakeWallet, type FakeWallet } from '../../support/fakeWallet.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const walletOf = (account: string = ALICE): FakeWallet =>
  createFakeWallet({ eth_requestAccounts: [account], eth_accounts: [account], eth_chainId: '137' });

const connectors: Eip1193Connector[] = [];

const connect = async (provider: Partial<FakeWallet> & Pick<FakeWallet, 'request'>) => {
  const connector = new Eip1193Connector({ id: 'fox', provider, isInjected: true }, [137]);
  connectors.push(connector);
  const received: ConnectorUpdate[] = [];
  let left = 0;
  connector.on('Web3ReactUpdate', (update: ConnectorUpdate) => received.push(update));
  connector.on('Web3ReactDeactivate', () => {
    left += 1;
  });
  const activation = await connector.activate();
  return { connector, received, activation, leftTimes: () => left };
};

afterEach(() => {
  for (const connector of connectors.splice(0)) connector.deactivate();
  vi.useRealTimers();
});

describe('a wallet of the browser', () => {
  it('connects with a chain id in decimal', async () => {
    const { activation } = await connect(walletOf());
    expect(activation).toMatchObject({ chainId: 137, account: ALICE });
  });

  it.each([['0x1'], ['1'], [1], [{ chainId: '0x1' }]])('follows a chainChanged event with %j', async (payload) => {
    const wallet = walletOf();
    const { received } = await connect(wallet);
    wallet.emit('chainChanged', payload);
    expect(received).toEqual([{ chainId: 1 }]);
  });

  it('reads the chain where a chainChanged event names none', async () => {
    const wallet = walletOf();
    const { received } = await connect(wallet);
    wallet.answer('eth_chainId', '0x1');
    wallet.emit('chainChanged', { networkVersion: 'one' });
    await vi.waitFor(() => expect(received).toEqual([{ chainId: 1 }]));
  });

  it('follows a switch without an event once the page has the focus again', async () => {
    const wallet = walletOf();
    const { received, leftTimes } = await connect(wallet);
    wallet.answer('eth_chainId', 10);
    wallet.answer('eth_accounts', [BOB]);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(received).toEqual([{ chainId: 10 }, { account: BOB }]));
    wallet.answer('eth_accounts', []);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(leftTimes()).toBe(1));
  });

  it('changes nothing while the wallet stays as it is, or fails', async () => {
    const wallet = walletOf();
    const { received, leftTimes } = await connect(wallet);
    wallet.answer('eth_accounts', [ALICE.toLowerCase()]);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('eth_accounts'));
    wallet.answer('eth_chainId', () => Promise.reject(new Error('busy')));
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect([received, leftTimes()]).toEqual([[], 0]);
  });

  const refuse = (): never => {
    throw new Error('no events');
  };

  it.each([
    ['reports no events', {}],
    ['refuses listeners', { on: refuse, removeListener: refuse }],
  ])('is read every three seconds where it %s, until it is left', async (_name, listening) => {
    vi.useFakeTimers();
    const wallet = walletOf();
    const silent = { request: wallet.request, requests: wallet.requests, answer: wallet.answer, ...listening };
    const { connector, received } = await connect(silent);
    silent.answer('eth_chainId', '0x1');
    await vi.advanceTimersByTimeAsync(3000);
    expect(received).toEqual([{ chainId: 1 }]);
    connector.deactivate();
    const before = silent.requests.length;
    await vi.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new Event('focus'));
    expect(silent.requests).toHaveLength(before);
  });

  it.each([undefined, null, 'locked', {}])('reads its accounts again on an event with %j', async (payload) => {
    const wallet = walletOf();
    const { received } = await connect(wallet);
    wallet.emit('accountsChanged', payload);
    await Promise.resolve();
    expect(received).toEqual([]);
    expect(wallet.requests.filter(({ method }) => method === 'eth_accounts').length).toBeGreaterThan(0);
  });

  it.each([
    ['noAccount', []],
    ['noAccount', null],
    ['badAccount', ['0x12']],
    ['badAccount', [{}]],
  ])('names the problem %s of an answer %j', async (code, answer) => {
    const wallet = walletOf();
    wallet.answer('eth_requestAccounts', answer);
    const cause: unknown = await connect(wallet).catch((error: unknown) => error);
    expect(classifyWalletError(cause).code).toBe(code);
  });
});
