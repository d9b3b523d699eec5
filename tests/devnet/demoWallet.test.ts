import { HDNodeWallet, verifyTypedData } from 'ethers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_COUNT, accountAddress, MNEMONIC } from '../../e2e/devnet/accounts.ts';
import type { Question } from '../../e2e/devnet/demoWallet/confirmInPanel.ts';
import { createDemoProvider } from '../../e2e/devnet/demoWallet/createDemoProvider.ts';
import { moveClock } from '../../e2e/devnet/demoWallet/moveClock.ts';
import { localSigner } from '../../e2e/devnet/demoWallet/localSigner.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createStorage } from '#lib/storage.ts';

const alice: Address = '0x00000000000000000000000000000000000000A1';
const bob: Address = '0x00000000000000000000000000000000000000b0';
const orderBook: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';

const memory = () => {
  const kept = new Map<string, string>();
  return createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
};

const setUp = (storage = memory()) => {
  const queries: Question[] = [];
  const send = vi.fn(() => Promise.resolve('0xabc' as const));
  const sendBatch = vi.fn(() => Promise.resolve(`0x${'ba'.repeat(32)}` as const));
  const reload = vi.fn();
  const signTypedData = vi.fn(() => Promise.resolve('0x5160' as const));
  let choice = 0;
  const provider = createDemoProvider({
    accounts: [
      { name: 'Alice', address: alice, send, sendBatch, signTypedData },
      { name: 'Bob', address: bob, send, sendBatch, signTypedData },
    ],
    chainId: 137,
    orderBook,
    ask: (query) => {
      queries.push(query);
      return Promise.resolve(choice);
    },
    forward: (method) => Promise.resolve(`forwarded ${method}`),
    storage,
    reload,
  });
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params });
  return {
    provider,
    request,
    queries,
    send,
    sendBatch,
    reload,
    signTypedData,
    answerWith: (next: number) => (choice = next),
  };
};

const order = { from: alice, to: orderBook, data: '0xd40ea4f4', value: '0xde0b6b3a7640000' };

describe('demo wallet', () => {
  let wallet: ReturnType<typeof setUp>;
  beforeEach(() => {
    wallet = setUp();
  });

  it('shares nothing before it is queried to connect, then the first account', async () => {
    expect(await wallet.request('eth_accounts')).toEqual([]);
    expect(await wallet.request('eth_requestAccounts')).toEqual([alice]);
    expect(await wallet.request('eth_accounts')).toEqual([alice]);
    expect(await wallet.request('eth_chainId')).toBe('0x89');
  });

  it('is still connected after a reload', async () => {
    const storage = memory();
    await setUp(storage).request('eth_requestAccounts');
    expect(await setUp(storage).request('eth_accounts')).toEqual([alice]);
  });

  it('says what a message is before it signs it, and only for the account it shares', async () => {
    const domain = { name: 'MyTrade Swap LP Token', verifyingContract: orderBook };
    const json = JSON.stringify({ primaryType: 'Permit', domain, types: {}, message: { spender: bob } });
    await expect(wallet.request('eth_signTypedData_v4', alice, json)).rejects.toMatchObject({ code: 4100 });
    await wallet.request('eth_requestAccounts');
    expect(await wallet.request('eth_signTypedData_v4', alice, json)).toBe('0x5160');
    expect(wallet.queries.at(-1)).toEqual({
      title: 'Sign this message',
      facts: [
        ['Account', 'Alice'],
        ['Kind', 'Permit'],
        ['Contract', orderBook],
        ['Spender', bob],
      ],
      answers: ['Sign', 'Reject'],
    });
    wallet.answerWith(1);
    await expect(wallet.request('eth_signTypedData_v4', alice, json)).rejects.toMatchObject({ code: 4001 });
    await expect(wallet.request('eth_signTypedData_v4', bob, json)).rejects.toMatchObject({ code: 4100 });
    expect(wallet.signTypedData).toHaveBeenCalledTimes(1);
  });

  it('says what is requested before it signs', async () => {
    await wallet.request('eth_requestAccounts');
    expect(await wallet.request('eth_sendTransaction', order)).toBe('0xabc');
    expect(wallet.queries).toEqual([
      {
        title: 'Confirm this transaction',
        facts: [
          ['Account', 'Alice'],
          ['Contract', 'Order book'],
          ['Method', 'addOrder'],
          ['Value', '1 MATIC'],
        ],
        answers: ['Confirm', 'Reject'],
      },
    ]);
  });

  it('a refusal is the code 4001 and nothing is sent', async () => {
    await wallet.request('eth_requestAccounts');
    wallet.answerWith(1);
    await expect(wallet.request('eth_sendTransaction', order)).rejects.toMatchObject({ code: 4001 });
    expect(wallet.send).not.toHaveBeenCalled();
  });

  it('does not sign for an account it has not shared', async () => {
    await expect(wallet.request('eth_sendTransaction', order)).rejects.toMatchObject({ code: 4100 });
    await wallet.request('eth_requestAccounts');
    await expect(wallet.request('eth_sendTransaction', { ...order, from: bob })).rejects.toMatchObject({ code: 4100 });
  });

  it('switches the account and notifies the page', async () => {
    const changed = vi.fn();
    wallet.provider.on?.('accountsChanged', changed);
    await wallet.request('eth_requestAccounts');
    wallet.answerWith(1);
    await wallet.request('wallet_requestPermissions', { eth_accounts: {} });
    expect(changed).toHaveBeenLastCalledWith([bob]);
    expect(await wallet.request('eth_accounts')).toEqual([bob]);
    wallet.answerWith(4);
    await expect(wallet.request('wallet_requestPermissions')).rejects.toMatchObject({ code: 4001 });
  });

  it('asks how far the clock moves, and stays with its account', async () => {
    await wallet.request('eth_requestAccounts');
    wallet.answerWith(3);
    const granted = await wallet.request('wallet_requestPermissions', { eth_accounts: {} });
    expect(wallet.queries.map(({ title }) => title)).toEqual([
      'Choose an account',
      'Move the clock of the local chain',
    ]);
    expect(JSON.stringify(granted)).toContain(alice);
  });

  it.each([
    [0, 3_600],
    [1, 86_400],
    [2, 604_800],
    [3, 0],
  ])('answer %i moves the clock by %i seconds, in fewer blocks than hashes are kept of', async (answer, seconds) => {
    const requests: (readonly unknown[])[] = [];
    await moveClock({
      ask: () => Promise.resolve(answer),
      forward: (method, params) => {
        requests.push([method, ...params]);
        return Promise.resolve({ baseFeePerGas: '0x7' });
      },
    });
    const mined = requests.flatMap(([method, ...params]) => (method === 'anvil_mine' ? [params.map(Number)] : []));
    // The base fee is what it was, for whoever signs next.
    expect(requests.slice(-2)).toEqual(seconds === 0 ? [] : [['anvil_setNextBlockBaseFeePerGas', '0x7'], ['evm_mine']]);
    expect(mined.reduce((sum, [blocks = 0, between = 0]) => sum + blocks * between, 0)).toBe(seconds);
    expect(mined.reduce((sum, [blocks = 0]) => sum + blocks, 0)).toBeLessThan(256);
  });

  it('runs batches once they are turned on: queried once, under the id it was given, known after a reload', async () => {
    const storage = memory();
    const first = setUp(storage);
    await first.request('eth_requestAccounts');
    for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']) {
      await expect(first.request(method, {})).rejects.toMatchObject({ code: 4200 });
    }
    first.answerWith(2);
    await expect(first.request('wallet_requestPermissions')).rejects.toMatchObject({ code: 4001 });
    expect(first.reload).toHaveBeenCalledTimes(1);

    const after = setUp(storage);
    expect(await after.request('wallet_getCapabilities')).toEqual({ '0x89': { atomic: { status: 'supported' } } });
    const calls = [
      { to: orderBook, data: '0xd40ea4f4', value: '0x1' },
      { to: bob, data: '0x' },
    ];
    const batch = { id: 'one', from: alice, chainId: '0x89', calls };
    expect(await after.request('wallet_sendCalls', batch)).toEqual({ id: 'one' });
    expect(after.sendBatch).toHaveBeenCalledWith([
      { to: orderBook, data: '0xd40ea4f4', value: 1n },
      { to: bob, data: '0x', value: 0n },
    ]);
    expect(after.queries.at(-1)?.facts).toContainEqual(['1', 'Order book: addOrder']);
    await expect(after.request('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 5720 });
    await expect(after.request('wallet_sendCalls', { ...batch, chainId: '0x1' })).rejects.toMatchObject({ code: 5710 });
    await expect(after.request('wallet_sendCalls', { ...batch, from: bob })).rejects.toMatchObject({ code: 4100 });
    after.answerWith(1);
    await expect(after.request('wallet_sendCalls', { ...batch, id: 'two' })).rejects.toMatchObject({ code: 4001 });
    expect(await setUp(storage).request('wallet_getCallsStatus', 'one')).toMatchObject({ id: 'one', atomic: true });
    await expect(after.request('wallet_getCallsStatus', 'two')).rejects.toMatchObject({ code: 5730 });
  });

  it('knows only its own chain', async () => {
    expect(await wallet.request('wallet_switchEthereumChain', { chainId: '0x89' })).toBeNull();
    await expect(wallet.request('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({
      code: 4902,
    });
  });

  it('passes on what needs no key', async () => {
    expect(await wallet.request('eth_getBalance', alice, 'latest')).toBe('forwarded eth_getBalance');
  });

  it('has the accounts that its phrase yields in every wallet, and signs for them', async () => {
    const root = HDNodeWallet.fromPhrase(MNEMONIC, '', "m/44'/60'/0'/0");
    for (let index = 0; index < ACCOUNT_COUNT; index += 1) {
      expect(accountAddress(index)).toBe(root.deriveChild(index).address);
    }
    const types = { Mail: [{ name: 'text', type: 'string' }] };
    const json = JSON.stringify({ types, domain: { name: 'Post' }, primaryType: 'Mail', message: { text: 'hello' } });
    const signature = await localSigner(11, { rpcUrl: 'http://127.0.0.1:1', chainId: 137 }).signTypedData(json);
    expect(verifyTypedData({ name: 'Post' }, types, { text: 'hello' }, signature)).toBe(accountAddress(11));
  });
});
