import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { walletErrorCode } from '#chain/connectors/eip1193.ts';
import { multisigOf } from '#chain/connectors/multisig.ts';
import { readSafeInfo } from '#chain/safe/hostReport.ts';
import { createSafeProvider } from '#chain/connectors/safeProvider.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import { selectedAccount } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TO = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const HASH: Hex = `0x${'ab'.repeat(32)}`;

const setUp = (reported: unknown = {}) => {
  const send = vi.fn((_sent: object) => Promise.resolve({ safeTxHash: HASH }));
  const read = vi.fn((request: object) => Promise.resolve({ read: request }));
  const info = readSafeInfo({
    safeAddress: SAFE.toLowerCase(),
    chainId: 137,
    threshold: 2,
    owners: [SAFE, TO, `0x${'0c'.repeat(20)}`],
    isReadOnly: false,
  });
  const getBySafeTxHash = () => Promise.resolve(reported as never);
  return { provider: createSafeProvider(info, { send, getBySafeTxHash }, read), send, read };
};

describe('the methods of a Safe', () => {
  it.each([
    ['net_version', '137'],
    ['eth_chainId', '0x89'],
    ['eth_estimateGas', 0],
  ])('%s is answered here', async (method, answer) => {
    const { provider, read } = setUp();
    expect(await provider.request({ method })).toBe(answer);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    'eth_blockNumber',
    'eth_getBalance',
    'eth_getCode',
    'eth_getStorageAt',
    'eth_getBlockByNumber',
    'eth_getBlockByHash',
    'eth_getTransactionByHash',
    'eth_getTransactionReceipt',
    'eth_call',
    'eth_getLogs',
  ])('%s is read by the Safe', async (method) => {
    const request = { method, params: ['0x01'] };
    expect(await setUp().provider.request(request)).toEqual({ read: request });
  });

  it.each(['eth_accounts', 'personal_sign', 'eth_signTypedData_v4', 'wallet_switchEthereumChain', 'eth_subscribe'])(
    '%s is not implemented',
    async (method) => {
      const failure: unknown = await setUp()
        .provider.request({ method })
        .catch((cause: unknown) => cause);
      expect(failure).toHaveProperty('message', `${method} not implemented`);
      expect(walletErrorCode(failure)).toBe(4200);
    },
  );

  it('a transaction is a batch of one: its value defaults to 0, its data to 0x, and gas is left to who executes it', async () => {
    const { provider, send } = setUp();
    const sent = provider.request({ method: 'eth_sendTransaction', params: [{ to: TO, gas: '0x5208', from: SAFE }] });
    expect(await sent).toBe(HASH);
    expect(send).toHaveBeenCalledWith({ txs: [{ to: TO, value: '0', data: '0x' }] });
    await provider.request({ method: 'eth_sendTransaction', params: [{ to: TO, value: '0x0a', data: '0xff' }] });
    expect(send).toHaveBeenLastCalledWith({ txs: [{ to: TO, value: '10', data: '0xff' }] });
  });

  it.each([
    [`0x${'AB'.repeat(32)}`],
    [HASH.slice(2)],
    [`multisig_${SAFE}_${HASH}`],
    [`multisig_${SAFE.toLowerCase()}_${HASH.slice(2).toUpperCase()}`],
  ])('a hash in another format is the same proposal: %s', async (safeTxHash) => {
    const { provider, send } = setUp();
    send.mockResolvedValueOnce({ safeTxHash: safeTxHash as Hex });
    expect(await provider.request({ method: 'eth_sendTransaction', params: [{ to: TO }] })).toBe(HASH);
  });

  it.each(['Transaction was rejected', 'User rejected transaction'])('"%s" is a rejection', async (message) => {
    const { provider, send } = setUp();
    send.mockRejectedValueOnce(new Error(message));
    const requests = provider.request({ method: 'eth_sendTransaction', params: [{ to: TO }] });
    expect(walletErrorCode(await requests.catch((cause: unknown) => cause))).toBe(4001);
  });

  it.each([
    [16, '16'],
    [10n ** 20n, `1${'0'.repeat(20)}`],
    ['7', '7'],
  ])('takes a value of %s', async (value, expected) => {
    const { provider, send } = setUp();
    await provider.request({ method: 'eth_sendTransaction', params: [{ to: TO, value }] });
    expect(send).toHaveBeenCalledWith({ txs: [{ to: TO, value: expected, data: '0x' }] });
  });

  it('never proposes another value than the one requested', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.double(), fc.string()), async (value) => {
        const { provider, send } = setUp();
        const requests = provider.request({ method: 'eth_sendTransaction', params: [{ to: TO, value }] });
        const isSent = await requests.then(
          () => true,
          () => false,
        );
        const sent = (send.mock.calls[0]?.[0] as { txs: { value: string }[] } | undefined)?.txs[0]?.value;
        expect(sent === undefined).toBe(!isSent);
        if (sent !== undefined) expect(BigInt((value ?? 0) as string)).toBe(BigInt(sent));
      }),
    ));

  it.each(['Cancelled by user', { message: 'User declined' }, { error: 'Rejected' }])(
    'a refusal of another shape is a rejection: %o',
    async (error) => {
      const { provider, send } = setUp();
      send.mockRejectedValueOnce(error);
      const requests = provider.request({ method: 'eth_sendTransaction', params: [{ to: TO }] });
      expect(walletErrorCode(await requests.catch((cause: unknown) => cause))).toBe(4001);
    },
  );

  it('names a Safe that is read-only', async () => {
    const { provider, send } = setUp();
    send.mockRejectedValueOnce({ code: 1, message: 'Safe is read only' });
    const requests = provider.request({ method: 'eth_sendTransaction', params: [{ to: TO }] });
    expect(classifySendError(await requests.catch((cause: unknown) => cause))).toMatchObject({ code: 'safeReadOnly' });
  });

  it('an answer without a hash is an error', async () => {
    const { provider, send } = setUp();
    send.mockResolvedValueOnce({ safeTxHash: 'none' as Hex });
    await expect(provider.request({ method: 'eth_sendTransaction', params: [{ to: TO }] })).rejects.toThrow('hash');
  });
});

describe('the multisig behind it', () => {
  it('is named by its address, and is the selected account without being queried', async () => {
    const { provider, read } = setUp();
    expect(multisigOf(provider)).toMatchObject({ address: SAFE, threshold: 2, ownerCount: 3 });
    expect(await selectedAccount(provider)).toBe(SAFE);
    expect(read).not.toHaveBeenCalled();
    expect(multisigOf({ request: read })).toBeUndefined();
  });

  it('proposes several calls as one transaction, in their order', async () => {
    const { provider, send } = setUp();
    const calls = [
      { to: TO, data: '0x01', value: 0n },
      { to: SAFE, data: '0x', value: 10n ** 30n },
    ] as const;
    expect(await provider.multisig.sendBatch(calls)).toBe(HASH);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith({
      txs: [
        { to: TO, data: '0x01', value: '0' },
        { to: SAFE, data: '0x', value: `1${'0'.repeat(30)}` },
      ],
    });
  });

  it('reports what the Safe reports of a transaction, and nothing of another shape', async () => {
    const details = { nonce: 7, confirmationsRequired: 2, confirmations: [{}] };
    expect(
      await setUp({ txHash: HASH, detailedExecutionInfo: details }).provider.multisig.readTransaction(HASH),
    ).toMatchObject({
      nonce: 7,
      confirmations: 1,
      confirmationsRequired: 2,
      minedHash: HASH,
    });
    const broken = {
      txHash: null,
      detailedExecutionInfo: { nonce: '7.5', confirmations: 2, confirmationsRequired: -1 },
    };
    for (const reported of [broken, undefined, 'no', {}]) {
      const report = await setUp(reported).provider.multisig.readTransaction(HASH);
      expect(new Set(Object.values(report))).toEqual(new Set([undefined]));
    }
  });
});
