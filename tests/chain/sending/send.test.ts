import { describe, expect, it } from 'vitest';
import { networkError, RpcResponseError } from '#chain/rpc/errors.ts';
import { send, simulate, type Reader, type TransactionRequest } from '#chain/sending/send.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const to = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const request: TransactionRequest = { from, to, data: '0xd40ea4f4', value: 5n };
const hash = `0x${'ab'.repeat(32)}`;
const errorString =
  '0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096d696e206c696d69740000000000000000000000000000000000000000000000';

const reader = (answers: Record<string, unknown>): Reader & { requests: unknown[] } => {
  const requests: unknown[] = [];
  return {
    requests,
    send: <T>(method: string, params: readonly unknown[]): Promise<T> => {
      requests.push([method, params]);
      const answer = answers[method];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
    },
  };
};

describe('simulation', () => {
  it('calls as the account at the latest block and adds a fifth to the estimated gas', async () => {
    const node = reader({ eth_call: '0x01', eth_estimateGas: '0x64' });
    expect(await simulate(node, request)).toEqual({ ok: true, value: { returned: '0x01', gasLimit: 120n } });
    const call = { from, to, data: '0xd40ea4f4', value: '0x5' };
    expect(node.requests).toEqual([
      ['eth_call', [call, 'latest']],
      ['eth_estimateGas', [call]],
    ]);
  });

  it('gives the raw reason of a revert', async () => {
    const refused = new RpcResponseError(3, 'execution reverted', errorString);
    const simulated = await simulate(reader({ eth_call: refused, eth_estimateGas: refused }), request);
    expect(simulated).toMatchObject({ ok: false, error: { code: 'reverted', reason: 'min limit' } });
  });

  it.each([[undefined], [null], ['0x'], ['many'], [{}]])(
    'an estimate that is no number (%o) is no gas to send along',
    async (given) => {
      const simulated = await simulate(reader({ eth_call: '0x01', eth_estimateGas: given }), request);
      expect(simulated).toMatchObject({ ok: false, error: { code: 'unknown' } });
    },
  );

  it('distinguishes an unreachable node from a refusal', async () => {
    const simulated = await simulate(reader({ eth_call: networkError('down'), eth_estimateGas: '0x1' }), request);
    expect(simulated).toMatchObject({ ok: false, error: { code: 'network' } });
  });
});

describe('sending', () => {
  const terms = { chainId: 137, gasLimit: 120n };
  const wallet = (answers: Record<string, unknown> = {}) =>
    createFakeWallet({
      eth_chainId: '0x89',
      eth_accounts: [from.toLowerCase()],
      net_version: '137',
      eth_blockNumber: '0x1',
      eth_sendTransaction: hash,
      ...answers,
    });

  it('hands exactly this transaction to the wallet and returns its hash at once', async () => {
    const ours = wallet();
    expect(await send(ours, request, terms)).toEqual({ ok: true, value: hash });
    const sent = ours.requests.filter(({ method }) => method === 'eth_sendTransaction');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.params).toEqual([
      {
        chainId: '0x89',
        from: from.toLowerCase(),
        to: to.toLowerCase(),
        data: '0xd40ea4f4',
        value: '0x5',
        gas: '0x78',
      },
    ]);
  });

  it('makes no request between the last check and the transaction', async () => {
    const ours = wallet();
    await send(ours, request, {
      ...terms,
      lastCheck: async () => {
        await ours.request({ method: 'eth_blockNumber' });
        return { ok: true, value: undefined };
      },
    });
    const requests = ours.requests.map(({ method }) => method);
    expect(requests.slice(0, 3).sort()).toEqual(['eth_accounts', 'eth_blockNumber', 'eth_chainId']);
    expect(requests.slice(3)).toEqual(['eth_sendTransaction']);
  });

  it.each([
    ['the last look finds something', { lastCheck: () => Promise.resolve({ ok: false as const, error: 'x' }) }],
    ['nobody wants it any more', { onRequest: () => 'x' }],
  ])('asks nothing to be signed where %s', async (_name, check) => {
    const ours = wallet();
    expect(await send(ours, request, { ...terms, ...check })).toMatchObject({ ok: false });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it.each([
    ['the wallet is on another chain', { eth_chainId: '0x1' }, 'wrongChain'],
    ['the wallet is on another account', { eth_accounts: [to] }, 'accountChanged'],
    ['the wallet has another account selected and shares ours too', { eth_accounts: [to, from] }, 'accountChanged'],
    ['the wallet shares no account', { eth_accounts: [] }, 'accountChanged'],
  ])('asks nothing to be signed when %s', async (_name, answers, code) => {
    const ours = wallet(answers);
    expect(await send(ours, request, terms)).toMatchObject({ ok: false, error: { code } });
    expect(ours.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it.each([
    ['in small letters', [from.toLowerCase()]],
    ['with spaces', [` ${from} `]],
    ['with its chain', [`eip155:137:${from}`]],
    ['as a text in place of the list', from],
  ])('sends where the wallet writes its account %s', async (_name, accounts) => {
    expect(await send(wallet({ eth_accounts: accounts }), request, terms)).toMatchObject({ ok: true });
  });

  it('reports a rejection in the wallet as such', async () => {
    const rejecting = () => {
      throw walletError(4001, 'User rejected the request.');
    };
    const sent = await send(wallet({ eth_sendTransaction: rejecting }), request, terms);
    expect(sent).toMatchObject({ ok: false, error: { code: 'rejected' } });
  });
});

describe('classes of errors', () => {
  it.each([
    ['wallet rejection code 4001', walletError(4001, 'denied'), { code: 'rejected' }],
    ['the same wrapped', { error: { info: { error: { code: 4001 } } } }, { code: 'rejected' }],
    ["the library's name for it", { code: 'ACTION_REJECTED', message: 'user rejected action' }, { code: 'rejected' }],
    ['a request that waits already', walletError(-32002, 'pending'), { code: 'pendingInWallet' }],
    [
      'no coin for gas',
      new RpcResponseError(-32000, 'insufficient funds for gas * price + value', undefined),
      { code: 'insufficientFunds' },
    ],
    [
      'no coin for gas, with both figures of a node',
      new RpcResponseError(
        -32000,
        'insufficient funds for gas * price + value: address 0x71bE63f3384f5fb98995898A86B02Fb2426c5788 have 1000000000000000 want 21000000000000001',
        undefined,
      ),
      { code: 'insufficientFunds', missing: 20_000_000_000_000_001n },
    ],
    [
      'no coin for gas, in the words of a pool of transactions',
      { code: -32000, message: 'insufficient funds for gas * price + value: balance 5, tx cost 8, overshot 3' },
      { code: 'insufficientFunds', missing: 3n },
    ],
    [
      'a reason in the message only',
      new RpcResponseError(3, 'execution reverted: order not exist', undefined),
      { code: 'reverted', reason: 'order not exist' },
    ],
    ['a revert without words', new RpcResponseError(3, 'execution reverted', '0x'), { code: 'reverted', reason: '' }],
    [
      'a balance refusal of a token is a revert',
      new RpcResponseError(3, 'execution reverted: transfer amount exceeds balance', undefined),
      { code: 'reverted' },
    ],
    [
      'a panic',
      new RpcResponseError(3, 'execution reverted', `0x4e487b71${'11'.padStart(64, '0')}`),
      { code: 'reverted', reason: 'Panic 0x11' },
    ],
    ['a failed fetch of the wallet', new TypeError('Failed to fetch'), { code: 'network' }],
    ['anything else', new Error('?'), { code: 'unknown' }],
    ['not even an error', undefined, { code: 'noReason' }],
    ['nothing at all', null, { code: 'noReason' }],
    ['a rejection of WalletConnect', { code: 5000, message: 'User rejected.' }, { code: 'rejected' }],
    ['a code as text', { code: '4001', message: 'User rejected' }, { code: 'rejected' }],
    ["Trust's words", { code: -32000, message: 'User rejected the request' }, { code: 'rejected' }],
    [
      "a phone wallet's wrapped rejection",
      { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } },
      { code: 'rejected' },
    ],
    ['plain text', 'Cancelled', { code: 'rejected' }],
    ['a locked Ledger', { code: -32603, message: 'Ledger device: Locked device (0x5515)' }, { code: 'deviceLocked' }],
    [
      'a Ledger without blind signing',
      { code: -32603, message: 'Ledger device: Invalid data received (0x6a80)' },
      { code: 'blindSigningOff' },
    ],
    ['a session without eth_sendTransaction', { code: 4200, message: 'Unsupported method' }, { code: 'cannotSend' }],
    [
      'a node that lacks a method',
      new RpcResponseError(-32601, 'the method eth_simulateV1 does not exist', undefined),
      { code: 'unknown' },
    ],
    [
      'a contract that speaks of a user',
      { code: -32000, message: 'execution reverted: user rejected by allow list' },
      { code: 'reverted' },
    ],
  ])('the error "%s" gets its class', (_name, cause, problem) => {
    expect(classifySendError(cause)).toMatchObject(problem);
  });
});
