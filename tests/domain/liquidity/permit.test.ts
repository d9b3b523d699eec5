import { Signature, TypedDataEncoder, Wallet, type TypedDataField } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainSeparator, permitTypedData, signatureOf, type PermitDomain } from '#domain/liquidity/permit.ts';
import type { Address } from '#domain/tokens/types.ts';

interface TypedData {
  readonly types: Record<string, TypedDataField[]>;
  readonly domain: Record<string, unknown>;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const spender: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const pool: PermitDomain = {
  name: 'MyTrade Swap LP Token',
  chainId: 137,
  verifyingContract: '0xca11bde05977b3631167028862be2a173976ca11',
};
const message = { owner, spender, value: 1n << 200n, nonce: 7n, deadline: 1_800_000_000n };

const parsed = (): TypedData => JSON.parse(permitTypedData(pool, message)) as TypedData;

describe('a permit (EIP-2612)', () => {
  it('has the domain separator that ethers computes', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (name, chainId) => {
        const domain = { ...pool, name, chainId };
        expect(domainSeparator(domain)).toBe(TypedDataEncoder.hashDomain({ ...domain, version: '1' }));
      }),
    );
  });

  it('is signed over the type hash that pairs have', () => {
    const { types, primaryType } = parsed();
    expect(primaryType).toBe('Permit');
    expect(TypedDataEncoder.from({ Permit: types['Permit'] ?? [] }).encodeType('Permit')).toBe(
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    );
  });

  it('keeps numbers beyond JavaScript’s safe integers', () => {
    expect(parsed().message).toEqual({
      owner,
      spender,
      value: (1n << 200n).toString(),
      nonce: '7',
      deadline: '1800000000',
    });
  });

  it('reads a signature into its parts, with v as 27 and 28 or as 0 and 1', async () => {
    const { types, domain, message } = parsed();
    const signed = await Wallet.createRandom().signTypedData(domain, { Permit: types['Permit'] ?? [] }, message);
    const { v, r, s } = Signature.from(signed);
    expect(signatureOf(signed)).toEqual({ v: BigInt(v), r, s });
    expect(signatureOf(`${signed.slice(0, -2)}${v === 27 ? '00' : '01'}`)).toEqual({ v: BigInt(v), r, s });
  });

  it.each([undefined, 5, '0x', '0x1234', `0x${'ab'.repeat(64)}`, `0x${'ab'.repeat(64)}05`, 'a word'])(
    'takes %s for no signature',
    (answer) => {
      expect(signatureOf(answer)).toBeUndefined();
    },
  );
});
