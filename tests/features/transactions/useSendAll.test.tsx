import { act, waitFor } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useSendAll } from '#features/transactions/index.ts';
import { secondRequest } from '#stores/secondRequest.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { walletError } from '../../support/fakeWallet.ts';
import { stubNode } from '../../support/stubNode.ts';
import { bob, openWithWallet } from '../../support/walletHook.tsx';

const usdt: Token = {
  ...{ kind: 'token', chainId: 137, decimals: 6, symbol: 'USDT', name: 'Tether USD' },
  address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
};
const spender: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const plans = [planApproval({ token: usdt, spender }, 5n), planApproval({ token: usdt, spender: bob }, 5n)];

/** Success of both calls of a batch's simulation. */
const BOTH = AbiCoder.defaultAbiCoder().encode(['bytes[]'], [['0x', '0x']]);
const answerCall = ([call]: readonly unknown[]): string =>
  (call as { readonly data?: string }).data?.startsWith('0x095ea7b3') ? '0x' : BOTH;

const open = async (refusal: Error) => {
  walletRequests.refresh();
  onTestFinished(secondRequest.subscribe(() => undefined));
  stubNode({
    eth_call: answerCall,
    eth_getBlockByNumber: { number: '0x1', timestamp: '0x1' },
    eth_estimateGas: '0xc350',
    eth_getTransactionCount: '0x7',
  });
  const opened = await openWithWallet(() => useSendAll(true), {
    wallet_getCapabilities: { '0x89': { atomic: { status: 'supported' } } },
    wallet_sendCalls: () => {
      throw refusal;
    },
    eth_sendTransaction: `0x${'1'.repeat(64)}`,
  });
  const { result, wallet } = opened;
  await waitFor(() => expect(result.current.isBatch).toBe(true));
  const count = (method: string): number => wallet.requests.filter((request) => request.method === method).length;
  const run = async (press: () => void): Promise<void> => {
    act(press);
    await waitFor(() => expect(result.current.phase).toBe('done'), { timeout: 5000 });
  };
  return { result, count, run };
};

describe('a batch that fails', () => {
  it.each([
    ['an unclear error', walletError(-32603, 'Internal error')],
    ['a lost connection', walletError(4900, 'Disconnected')],
  ])('by %s is not repeated in single transactions, because it may have been sent', async (_, refusal) => {
    const { result, count, run } = await open(refusal);
    await run(() => result.current.start(plans));
    expect(result.current.steps).toMatchObject([{ kind: 'failed' }, { kind: 'failed' }]);
    expect([count('wallet_sendCalls'), count('eth_sendTransaction')]).toEqual([1, 0]);
    // A retry goes one by one, and first asks about what the wallet may have sent.
    act(() => result.current.retry());
    await waitFor(() => expect(secondRequest.current()).toBeDefined());
    expect(walletRequests.all()).toHaveLength(1);
    act(() => secondRequest.current()?.answer(true));
    await waitFor(() => expect(count('eth_sendTransaction')).toBeGreaterThan(0), { timeout: 5000 });
    expect(count('wallet_sendCalls')).toBe(1);
    act(() => result.current.stop());
  });

  it('because the wallet cannot batch goes on with single transactions', async () => {
    const { result, count, run } = await open(walletError(5700, 'Unsupported capability'));
    await run(() => result.current.start(plans));
    expect([count('wallet_sendCalls'), count('eth_sendTransaction')]).toEqual([1, 2]);
  });

  it('because its user rejected it sends nothing else', async () => {
    const { result, count, run } = await open(walletError(4001, 'User rejected'));
    await run(() => result.current.start(plans));
    expect([count('wallet_sendCalls'), count('eth_sendTransaction')]).toEqual([1, 0]);
  });
});
