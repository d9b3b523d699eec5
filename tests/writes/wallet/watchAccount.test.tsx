import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { watchedAccount, type Watched } from '#stores/watchedAccount.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { usePermit } from '#writes/approvals/usePermit.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { useWatchAsset } from '#writes/wallet/useWatchAsset.ts';
import { refuseToWatch, stopWatching, watchAccount } from '#writes/wallet/watchAccount.ts';
import { stubNode } from '../../support/stubNode.ts';
import { alice, bob, openWithWallet } from '../../support/walletHook.tsx';

const token = { kind: 'token', chainId: 137, address: bob, decimals: 6, symbol: 'USDT', name: 'Tether USD' } as const;
const KEY = 'watched';
const kept = () => window.sessionStorage.getItem(KEY);

const open = async () => {
  const node = stubNode({ eth_call: '0x', eth_estimateGas: '0xc350' });
  const opened = await openWithWallet(() => ({
    wallet: useWallet(),
    getProvider: useWalletProvider(),
    submit: useSubmit(),
    permit: usePermit(),
    asset: useWatchAsset(),
    network: useNetworkSwitch(),
    connect: useConnectWallet(),
  }));
  return { ...opened, node, now: () => opened.result.current };
};

afterEach(() => {
  stopWatching();
  window.sessionStorage.clear();
});

describe('an account that is watched', () => {
  it('is the account of every page, and the connected wallet is there again afterwards', async () => {
    const { now } = await open();
    expect(now().wallet).toMatchObject({ status: 'connected', account: alice, signer: alice });
    act(() => watchAccount(bob, 'bob.eth'));
    expect(now().wallet).toMatchObject({ status: 'watching', account: bob, signer: undefined, walletId: undefined });
    expect(kept()).toBe('bob.eth');
    act(stopWatching);
    expect(now().wallet).toMatchObject({ status: 'connected', account: alice, signer: alice });
    expect(kept()).toBeNull();
  });

  it('is none that the connected wallet is queried: whether it runs batches concerns its own account', async () => {
    const { wallet } = await openWithWallet(() => useBatching(true));
    const requests = () => wallet.requests.filter(({ method }) => method === 'wallet_getCapabilities').length;
    await waitFor(() => expect(requests()).toBe(1));
    act(() => watchAccount(bob));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requests()).toBe(1);
  });

  it('cannot sign or send: whatever is called, the wallet receives no request', async () => {
    const { now, wallet, node } = await open();
    const requests = wallet.requests.length;
    const on = fc.oneof<fc.Arbitrary<Watched>[]>(
      fc.constantFrom<Watched>(
        { phase: 'watching', account: bob, name: undefined },
        { phase: 'watching', account: alice, name: 'alice.eth' },
      ),
      fc.string().map((text): Watched => ({ phase: 'asked', text })),
    );
    const terms = { token: bob, owner: alice, spender: bob, value: 5n } as const;
    await fc.assert(
      fc.asyncProperty(on, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), async (watched, amount) => {
        act(() => watchedAccount.set(watched));
        expect(await now().getProvider()).toBeUndefined();
        const plan = planApproval({ token, spender: bob }, amount);
        const sent = await act(() => now().submit.submit(plan, 'Approve'));
        expect(sent).toMatchObject({ ok: false, error: { code: 'noWallet' } });
        await act(() => now().permit.sign(terms, { deadlineSeconds: 60, shownTime: 1 }));
        expect(now().permit.state).toMatchObject({ phase: 'failed', problem: { code: 'noWallet' } });
        expect(now().asset.isOffered).toBe(false);
        expect(await now().asset.add(token)).toMatchObject({ ok: false });
        expect(await now().connect.chooseAccount()).toMatchObject({ ok: false });
        await act(async () => now().network.switchNetwork?.());
        expect(wallet.requests.length).toBe(requests);
        act(() => now().submit.reset());
      }),
      { numRuns: 20 },
    );
    expect(node.requests).not.toContain('eth_estimateGas');
  });

  it('that cannot be watched leaves the wallet as it is', async () => {
    const { now } = await open();
    act(() => watchAccount(bob));
    act(() => refuseToWatch('nobody.eth', 'unknownName'));
    expect(now().wallet).toMatchObject({ status: 'connected', account: alice, signer: alice });
    expect(kept()).toBeNull();
  });
});

describe('the start of watching an account', () => {
  it.each([
    ['a link', '?type=limit&watch=alice.eth', undefined, { phase: 'asked', text: 'alice.eth' }],
    ['a link before what the tab has', '?watch=alice.eth', bob, { phase: 'asked', text: 'alice.eth' }],
    ['what the tab has', '?type=limit', bob, { phase: 'asked', text: bob }],
    ['an empty link', '?watch=', undefined, { phase: 'off' }],
    ['nothing', '', undefined, { phase: 'off' }],
  ])('follows from %s', (_from, search, before, expected) => {
    stopWatching();
    if (before !== undefined) window.sessionStorage.setItem(KEY, before);
    watchedAccount.begin(search);
    expect(watchedAccount.current()).toEqual(expected);
  });
});
