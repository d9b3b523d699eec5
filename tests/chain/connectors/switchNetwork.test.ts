import { describe, expect, it, vi } from 'vitest';
import { networkSwitch } from '#chain/connectors/networkSwitch.ts';
import { switchNetwork } from '#chain/connectors/switchNetwork.ts';
import { chainById } from '#config/chainTable.ts';
import { polygon } from '#config/chains.ts';
import { err, ok } from '#lib/result.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';

const POLYGON = '0x89';
const failing = (error: unknown) => () => {
  throw error;
};
const methods = (wallet: ReturnType<typeof createFakeWallet>) => wallet.requests.map(({ method }) => method);

describe('the wallet receives a request to go to another chain', () => {
  const unknown = failing(walletError(4902, 'Unrecognized chain ID'));
  const chain = (chainId: number) => chainById(chainId) ?? polygon;

  it.each([0x1, 0x2a])('%i is in every wallet and is never added', async (chainId) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wallet = createFakeWallet({ wallet_switchEthereumChain: unknown });
    expect((await switchNetwork(wallet, chain(chainId))).ok).toBe(false);
    expect(methods(wallet)).toEqual(['wallet_switchEthereumChain']);
    log.mockRestore();
  });

  it.each([0x38, 0x507, 0x504])('%i is added with name, coin, nodes and explorer', async (chainId) => {
    const hex = `0x${chainId.toString(16)}`;
    const wallet = createFakeWallet({ wallet_addEthereumChain: null, eth_chainId: hex });
    wallet.answer('wallet_switchEthereumChain', unknown);
    expect((await switchNetwork(wallet, chain(chainId))).ok).toBe(true);
    expect(wallet.requests[1]?.params).toEqual([{ ...chain(chainId), chainId: hex }]);
  });
});

describe('the wallet receives a request to go to Polygon', () => {
  it('the wallet goes to Polygon', async () => {
    const wallet = createFakeWallet({ wallet_switchEthereumChain: null });
    expect(await switchNetwork(wallet)).toEqual(ok(undefined));
    expect(wallet.requests).toEqual([{ method: 'wallet_switchEthereumChain', params: [{ chainId: POLYGON }] }]);
  });

  it.each([
    ['by its code', walletError(4902, 'Unrecognized chain ID')],
    ['wrapped', Object.assign(walletError(-32603, 'Internal error'), { data: { originalError: { code: 4902 } } })],
  ])('the wallet adds the chain that it does not know, %s', async (_, unknown) => {
    const wallet = createFakeWallet({ wallet_addEthereumChain: null, eth_chainId: POLYGON });
    wallet.answer('wallet_switchEthereumChain', failing(unknown));
    expect(await switchNetwork(wallet)).toEqual(ok(undefined));
    expect(wallet.requests[1]).toMatchObject({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: POLYGON, chainName: 'Polygon', nativeCurrency: { decimals: 18 } }],
    });
  });

  it('the wallet is queried once more where it only added the chain', async () => {
    const wallet = createFakeWallet({ wallet_addEthereumChain: null, eth_chainId: '0x1' });
    let isKnown = false;
    wallet.answer('wallet_switchEthereumChain', () => {
      if (!isKnown) throw walletError(4902, 'Unrecognized chain ID');
      return null;
    });
    wallet.answer('wallet_addEthereumChain', () => {
      isKnown = true;
      return null;
    });
    expect((await switchNetwork(wallet)).ok).toBe(true);
    expect(methods(wallet).filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2);
  });

  it.each([
    ['rejected', walletError(4001, 'User rejected the request.')],
    ['pendingInWallet', walletError(-32002, 'Already pending')],
    ['unsupported', walletError(4200, 'Not supported')],
    ['unsupported', walletError(-32601, 'Method not found')],
    ['failed', new Error('Anything else')],
  ])("a failed switch gives the reason %s and logs 'Failed to switch networks'", async (code, error) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wallet = createFakeWallet({ wallet_switchEthereumChain: failing(error) });
    expect(await switchNetwork(wallet)).toMatchObject({ ok: false, error: { code } });
    expect(log).toHaveBeenCalledWith('Failed to switch networks', error);
    expect(methods(wallet)).not.toContain('wallet_addEthereumChain');
    log.mockRestore();
  });

  it('a missing wallet is reported', async () => {
    expect(await switchNetwork(undefined)).toEqual(err({ code: 'noWallet' }));
  });
});

describe('all buttons share one request', () => {
  it('a second press sends no request, and the failure stays until the next press', async () => {
    const problem = { code: 'rejected' } as const;
    let refuse = (): void => undefined;
    const ask = vi.fn(
      () => new Promise<ReturnType<typeof err<typeof problem>>>((resolve) => (refuse = () => resolve(err(problem)))),
    );
    const first = networkSwitch.run(ask);
    await networkSwitch.run(ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(networkSwitch.current()).toEqual({ phase: 'asking' });
    refuse();
    await first;
    expect(networkSwitch.current()).toEqual({ phase: 'failed', problem });
    await networkSwitch.run(() => Promise.resolve(ok(undefined)));
    expect(networkSwitch.current()).toEqual({ phase: 'idle' });
  });

  it('an answer after the wallet has switched by itself is ignored', async () => {
    let refuse = (): void => undefined;
    const requests = networkSwitch.run(
      () => new Promise((resolve) => (refuse = () => resolve(err({ code: 'rejected' })))),
    );
    networkSwitch.clear();
    refuse();
    await requests;
    expect(networkSwitch.current()).toEqual({ phase: 'idle' });
  });
});
