import { afterEach, describe, expect, it, vi } from 'vitest';
import { adaptLegacyWallet, type LegacyWallet } from '#chain/connectors/legacyWallet.ts';
import { createWalletDirectory } from '#chain/connectors/walletDirectory.ts';
import { classifyWalletError } from '#chain/connectors/classifyWalletError.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

interface SentRequest {
  readonly id: number;
  readonly method: string;
}

type Answer = (error: unknown, response: unknown) => void;

const respond = ({ id, method }: SentRequest, answer: Answer): void => {
  if (method === 'eth_chainId') answer(null, { id, jsonrpc: '2.0', result: '0x89' });
  else if (method === 'eth_accounts') answer(null, { id, jsonrpc: '2.0', result: [ALICE] });
  else answer(null, { id, jsonrpc: '2.0', error: { code: -32601, message: 'not supported' } });
};

const legacy = (more: Partial<LegacyWallet> = {}): LegacyWallet => ({
  enable: () => Promise.resolve([ALICE]),
  sendAsync: (request, answer) => respond(request as SentRequest, answer),
  ...more,
});

const adapted = (wallet: LegacyWallet) => {
  vi.stubGlobal('window', { ethereum: wallet });
  return adaptLegacyWallet(wallet);
};

afterEach(() => vi.unstubAllGlobals());

describe('a wallet with enable alone', () => {
  it('gives its account, chain and answers', async () => {
    const provider = adapted(legacy());
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([ALICE]);
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89');
    await expect(provider.request({ method: 'wallet_addEthereumChain' })).rejects.toMatchObject({ code: -32601 });
  });

  it('that has only send is queried by it, and its failures are passed on', async () => {
    const send = vi.fn((request: unknown, answer: Answer) => respond(request as SentRequest, answer));
    const provider = adapted(legacy({ sendAsync: undefined, send } as unknown as Partial<LegacyWallet>));
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE]);
    const broken = adapted(legacy({ sendAsync: (_, answer) => answer(new Error('locked'), undefined) }));
    await expect(broken.request({ method: 'eth_accounts' })).rejects.toThrow('locked');
  });

  it('counts by its first answer, if it gives two', async () => {
    const twice: LegacyWallet['sendAsync'] = (_, answer) => {
      answer({ code: 4001 }, undefined);
      answer(null, { result: '0x89' });
    };
    await expect(adapted(legacy({ sendAsync: twice })).request({ method: 'eth_chainId' })).rejects.toEqual({
      code: 4001,
    });
  });

  it('says no by the code that it is known by', async () => {
    const enable = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    const cause: unknown = await adapted(legacy({ enable }))
      .request({ method: 'eth_requestAccounts' })
      .catch((error: unknown) => error);
    expect(classifyWalletError(cause).code).toBe('rejected');
  });

  it('is offered as the browser wallet, as one and the same object', async () => {
    const wallet = legacy();
    const directory = createWalletDirectory(Object.assign(new EventTarget(), { ethereum: wallet }));
    directory.start();
    await vi.waitFor(() => expect(directory.list()).toHaveLength(1));
    const [found] = directory.list();
    expect(found).toMatchObject({ id: 'injected', isInjected: true });
    expect(await found?.provider.request({ method: 'eth_accounts' })).toEqual([ALICE]);
    directory.start();
    expect(directory.find('injected')?.provider).toBe(found?.provider);
  });
});
