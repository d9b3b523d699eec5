import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { useSameWallet } from '#writes/wallet/useSameWallet.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { alice, bob, openWithWallet } from '../../support/walletHook.tsx';

const idle: SubmitState = { phase: 'idle' };

const open = async (state: SubmitState = idle) => {
  const { result, wallet } = await openWithWallet(() => useSameWallet(state));
  const emit = (event: string, payload: unknown): void => act(() => wallet.emit(event, payload));
  return { shown: () => result.current, emit };
};

it('is idle while the account stays the same', async () => {
  const { shown, emit } = await open();
  expect(shown()).toEqual(idle);
  emit('accountsChanged', [alice]);
  expect(shown()).toEqual(idle);
});

it.each([
  ['another account', 'accountsChanged', [bob], 'accountChanged'],
  ['no account any more', 'accountsChanged', [], 'noWallet'],
  ['another network', 'chainChanged', '0x1', 'wrongChain'],
])('says that the wallet has %s', async (_, event, payload, code) => {
  const { shown, emit } = await open();
  emit(event, payload);
  expect(shown()).toEqual({ phase: 'failed', problem: { code } });
});

it('is idle again once the account is back', async () => {
  const { shown, emit } = await open();
  emit('accountsChanged', [bob]);
  emit('accountsChanged', [alice]);
  expect(shown()).toEqual(idle);
});

it.each<SubmitState>([
  { phase: 'simulating' },
  { phase: 'awaitingWallet' },
  { phase: 'submitted', hash: '0x01' },
  { phase: 'failed', problem: { code: 'poolMoved' } },
])('a phase that is under way or over is shown as it is: $phase', async (state) => {
  const { shown, emit } = await open(state);
  emit('accountsChanged', [bob]);
  expect(shown()).toBe(state);
});

it('a confirmation opened without a wallet is idle without one', () => {
  const { result } = renderHook(() => useSameWallet(idle), { wrapper: WalletProvider });
  expect(result.current).toEqual(idle);
});
