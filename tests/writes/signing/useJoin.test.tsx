import { act } from '@testing-library/react';
import { Wallet, type TypedDataField } from 'ethers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { fetchInvitation, fetchReferral } from '#services/appApi/referrals.ts';
import { invitation } from '#stores/invitation.ts';
import { useJoin } from '#writes/signing/useJoin.ts';
import { walletError } from '../../support/fakeWallet.ts';
import { alice as account, bob, openWithWallet } from '../../support/walletHook.tsx';

const service = await vi.hoisted(async () => {
  const [{ configure }, { startAppService }, { ANY_PORT }] = await Promise.all([
    import('../../support/configure.ts'),
    import('../../../e2e/devnet/appService/server.ts'),
    import('../../../e2e/devnet/ports.ts'),
  ]);
  const started = await startAppService(ANY_PORT);
  configure({ VITE_APP_API_URL: started.url });
  return started;
});

const METHOD = 'eth_signTypedData_v4';
const code = 'alice';

afterEach(() => service.reset());
afterAll(() => service.stop());

/** The well-known keys of the tests' alice and bob. */
const KEYS = {
  alice: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  bob: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
} as const;

const signAs =
  (name: keyof typeof KEYS) =>
  ([, json]: readonly unknown[]): Promise<string> => {
    const { domain, types, message } = JSON.parse(String(json)) as {
      readonly domain: Record<string, unknown>;
      readonly types: Record<string, TypedDataField[]>;
      readonly message: Record<string, unknown>;
    };
    return new Wallet(KEYS[name]).signTypedData(domain, { Join: types['Join'] ?? [] }, message);
  };

/** Waits for its owner. */
const heldWallet = () => {
  let approve = (): void => undefined;
  let open = (): void => undefined;
  const requests = new Promise<void>((resolve) => (open = resolve));
  const sign = (params: readonly unknown[]): Promise<string> => {
    open();
    return new Promise((resolve) => {
      approve = () => resolve(signAs('alice')(params));
    });
  };
  return { sign, requests, approve: (): void => approve() };
};

const issuedNonce = async (): Promise<string | undefined> => {
  const offered = await fetchInvitation(service.url, code);
  return offered.ok && offered.value !== 'unknown' ? offered.value.joinNonce : undefined;
};

const joinedOf = async (address: Address) => {
  const referral = await fetchReferral(service.url, address);
  return referral.ok ? referral.value.joined?.code : 'unread';
};

const isPosted = (): boolean => service.requests.some((request) => request.startsWith('POST'));

const open = async (answers: Record<string, unknown>) => {
  const opened = await openWithWallet(useJoin, answers);
  invitation.keep(code);
  const nonce = await issuedNonce();
  const join = () => act(() => opened.result.current.join({ account, code, nonce }));
  return { ...opened, join, joining: () => opened.result.current };
};

describe('joining', () => {
  it('is signed, accepted by the service, and gives up the kept invitation', async () => {
    const { join, joining } = await open({ [METHOD]: signAs('alice') });
    expect(await join()).toBe(true);
    expect(joining()).toMatchObject({ state: { phase: 'accepted' }, isAwaited: false, unsigned: undefined });
    expect([await joinedOf(account), invitation.read()]).toEqual([code, undefined]);
  });

  it('is silent and sends nothing when rejected in the wallet; the invitation stays', async () => {
    const rejects = (): never => {
      throw walletError(4001, 'User rejected the request.');
    };
    const { join, joining } = await open({ [METHOD]: rejects });
    expect(await join()).toBe(false);
    expect(joining()).toMatchObject({ state: { phase: 'idle' }, isAwaited: false, unsigned: undefined });
    expect([isPosted(), invitation.read()]).toEqual([false, code]);
  });

  it.each([
    ['lacks the method', undefined],
    ["signs with another account's key", signAs('bob')],
  ])('a wallet that %s is named, and nothing is sent without a signature', async (_case, sign) => {
    const { join, joining } = await open(sign ? { [METHOD]: sign } : {});
    expect(await join()).toBe(false);
    expect(joining().unsigned).toEqual({ code: 'noSignature' });
    expect([isPosted(), await joinedOf(account), await joinedOf(bob), invitation.read()]).toEqual([
      false,
      undefined,
      undefined,
      code,
    ]);
  });

  it('that is cancelled sends nothing, whatever the wallet answers later', async () => {
    const wallet = heldWallet();
    const { joining } = await open({ [METHOD]: wallet.sign });
    const nonce = await issuedNonce();
    let joined: Promise<boolean> = Promise.resolve(true);
    await act(async () => {
      joined = joining().join({ account, code, nonce });
      await wallet.requests;
    });
    expect(joining().isAwaited).toBe(true);
    act(() => joining().cancel());
    wallet.approve();
    expect(await act(() => joined)).toBe(false);
    expect([joining().isAwaited, isPosted(), invitation.read()]).toEqual([false, false, code]);
  });

  it('opens no wallet for a service that verifies no signatures', async () => {
    service.setVerifying(false);
    const { join, isRequested } = await open({ [METHOD]: signAs('alice') });
    expect(await join()).toBe(true);
    expect([isRequested(METHOD), await joinedOf(account)]).toEqual([false, code]);
  });
});

it('another account than the wallet has is named, and opens no wallet', async () => {
  const nonce = await issuedNonce();
  const { joining, isRequested } = await open({ [METHOD]: signAs('alice') });
  expect(await act(() => joining().join({ account: bob, code, nonce }))).toBe(false);
  expect(joining().unsigned).toEqual({ code: 'accountChanged' });
  expect([isRequested(METHOD), isPosted(), await joinedOf(bob)]).toEqual([false, false, undefined]);
});
