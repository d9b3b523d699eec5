import fc from 'fast-check';
import { TypedDataEncoder, verifyTypedData, Wallet, type TypedDataField } from 'ethers';
import { describe, expect, it } from 'vitest';
import { signJoin } from '#chain/sending/signJoin.ts';
import type { JoinMessage } from '#domain/referral/joinMessage.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';

const [key, otherKey] = [Wallet.createRandom(), Wallet.createRandom()];
const account = key.address as Address;
const join: JoinMessage = { account, code: 'alice', nonce: 'a-nonce-of-the-service' };
const METHOD = 'eth_signTypedData_v4';

/** As docs/operate.md describes it, for a service in another language. */
const DOMAIN = { name: 'MYT Exchange', chainId: 137 };
const TYPES = {
  Join: [
    { name: 'account', type: 'address' },
    { name: 'invitation', type: 'string' },
    { name: 'nonce', type: 'string' },
  ],
};
const valuesOf = ({ account: by, code, nonce }: JoinMessage) => ({ account: by, invitation: code, nonce });

interface Requested {
  readonly domain: Readonly<Record<string, unknown>>;
  readonly types: Record<string, TypedDataField[]>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

const signedBy =
  (signer: { signTypedData: Wallet['signTypedData'] }) =>
  ([, json]: readonly unknown[]): Promise<string> => {
    const { domain, types, message } = JSON.parse(String(json)) as Requested;
    return signer.signTypedData(domain, { Join: types['Join'] ?? [] }, message);
  };

const walletThat = (sign: unknown, answers: Record<string, unknown> = {}) =>
  createFakeWallet({ eth_accounts: [account], eth_chainId: '0x89', [METHOD]: sign, ...answers });

const signWith = (wallet: ReturnType<typeof walletThat>) => signJoin(wallet, join, () => true);

describe('joining an invitation', () => {
  it('is signed by the account for exactly this invitation and nonce', async () => {
    const signed = await signWith(walletThat(signedBy(key)));
    const signature = signed.ok ? signed.value : '';
    expect(verifyTypedData(DOMAIN, TYPES, valuesOf(join), signature)).toBe(account);
    const others: readonly JoinMessage[] = [
      { ...join, code: 'ALICE-2' },
      { ...join, nonce: 'another-nonce' },
      { ...join, account: otherKey.address as Address },
    ];
    for (const other of others) {
      expect(verifyTypedData(DOMAIN, TYPES, valuesOf(other), signature)).not.toBe(account);
    }
  });

  it('requests a message alone: no transaction, no fee, no contract that could move or approve anything', async () => {
    const wallet = walletThat(signedBy(key));
    await signWith(wallet);
    expect(wallet.requests.map(({ method }) => method).toSorted()).toEqual(['eth_accounts', 'eth_chainId', METHOD]);
    const requested = wallet.requests.find(({ method }) => method === METHOD)?.params as [string, string];
    expect(requested[0]).toBe(account);
    expect(JSON.parse(requested[1])).toEqual({
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        ...TYPES,
      },
      domain: DOMAIN,
      primaryType: 'Join',
      message: valuesOf(join),
    });
  });

  it('has the hash of EIP-712 for any code and nonce', async () => {
    const word = fc.stringMatching(/^[A-Za-z0-9_-]{8,32}$/);
    await fc.assert(
      fc.asyncProperty(word, word, async (code, nonce) => {
        const hashes: string[] = [];
        const sign = ([, json]: readonly unknown[]): Promise<string> => {
          const { domain, types, message } = JSON.parse(String(json)) as Requested;
          hashes.push(TypedDataEncoder.hash(domain, { Join: types['Join'] ?? [] }, message));
          return signedBy(key)([account, json]);
        };
        const signed = await signJoin(walletThat(sign), { account, code, nonce }, () => true);
        expect(signed.ok).toBe(true);
        expect(hashes).toEqual([TypedDataEncoder.hash(DOMAIN, TYPES, { account, invitation: code, nonce })]);
      }),
      { numRuns: 20 },
    );
  });

  it('has no signature if another account signed, or if the answer is none', async () => {
    const answers = [signedBy(otherKey), '0x', `0x${'11'.repeat(65)}`, null, '0x1234'];
    for (const answer of answers) {
      expect(await signWith(walletThat(answer))).toEqual({ ok: false, error: { code: 'noSignature' } });
    }
  });

  it.each([-32601, 4200])('has no signature in a wallet that lacks the method (%d)', async (code) => {
    const wallet = walletThat(() => {
      throw walletError(code, 'The method does not exist');
    });
    expect(await signWith(wallet)).toEqual({ ok: false, error: { code: 'noSignature' } });
  });

  it('is rejected in the wallet as everything else', async () => {
    const wallet = walletThat(() => {
      throw walletError(4001, 'User rejected the request.');
    });
    expect(await signWith(wallet)).toMatchObject({ ok: false, error: { code: 'rejected' } });
  });

  it.each([
    ['another network', { eth_chainId: '0x1' }, 'wrongChain'],
    ['another account', { eth_accounts: [otherKey.address] }, 'accountChanged'],
  ] as const)('opens no wallet on %s', async (_case, answers, code) => {
    const wallet = walletThat(signedBy(key), answers);
    expect(await signWith(wallet)).toMatchObject({ ok: false, error: { code } });
    expect(wallet.requests.map(({ method }) => method)).not.toContain(METHOD);
  });

  it('opens no wallet after it was cancelled', async () => {
    const wallet = walletThat(signedBy(key));
    expect(await signJoin(wallet, join, () => false)).toMatchObject({ ok: false, error: { code: 'rejected' } });
    expect(wallet.requests.map(({ method }) => method)).not.toContain(METHOD);
  });
});
