import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherSender, readCall, signedDifference } from '#domain/transactions/signedDifference.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';

const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');
const approval = (amount: bigint, spender = OTHER) => `0x095ea7b3${word(spender)}${word(amount)}` as const;

const wrap: TransactionInfo = {
  kind: 'wrap',
  input: { symbol: 'MATIC', decimals: 18 },
  output: { symbol: 'WMATIC', decimals: 18, address: TOKEN },
  amount: '20',
};
const approve: TransactionInfo = {
  kind: 'approve',
  token: { symbol: 'USDC', decimals: 6, address: TOKEN },
  spender: OTHER,
  amount: '50',
};
const presumed = { nonce: 4, to: TOKEN, data: '0xd0e30db0', value: '20' } as const;

describe('the signed transaction, compared with the requested one', () => {
  it('is the same whatever its nonce, and with a mark behind its arguments', () => {
    expect(signedDifference({ info: wrap, presumed, signed: { ...presumed, nonce: 9 } })).toBeUndefined();
    expect(signedDifference({ info: wrap, presumed, signed: { ...presumed, data: '0xD0E30DB0ff' } })).toBeUndefined();
  });

  it.each([
    ['contract', { to: OTHER }],
    ['value', { value: '21' }],
    ['data', { data: '0xd0e30db1' }],
    ['missing data', { data: '0x' }],
  ] as const)('differs by its %s', (_, change) => {
    const signed = { ...presumed, ...change };
    const { to, data, value } = signed;
    expect(signedDifference({ info: wrap, presumed, signed })).toEqual({ to, data, value });
  });

  it('may approve another amount, but no other spender', () => {
    const requests = { ...presumed, value: '0', data: approval(50n) };
    expect(
      signedDifference({ info: approve, presumed: requests, signed: { ...requests, data: approval(5n) } }),
    ).toBeUndefined();
    const taken = { ...requests, data: approval(50n, TOKEN) };
    expect(signedDifference({ info: approve, presumed: requests, signed: taken })).toMatchObject({ data: taken.data });
  });

  it('is compared with the requested call where no nonce was predicted', () => {
    const requested = [{ to: TOKEN, data: '0xd0e30db0', value: '20' }] as const;
    expect(signedDifference({ info: wrap, requested, signed: { ...presumed, value: '1' } })).toMatchObject({
      value: '1',
    });
    expect(signedDifference({ info: wrap, requested, signed: presumed })).toBeUndefined();
  });

  it('is not compared for a Safe and a batch, which wrap their calls', () => {
    const signed = { ...presumed, to: OTHER } as const;
    expect(signedDifference({ info: wrap, presumed, signed, callsId: 'id' })).toBeUndefined();
    expect(signedDifference({ info: wrap, presumed, signed, safe: { threshold: 1, searchedTo: 1 } })).toBeUndefined();
  });

  it('differs by its sender, and names it', () => {
    const record = { info: wrap, presumed, signed: { ...presumed, from: OTHER } } as const;
    expect(signedDifference(record)).toEqual({ to: TOKEN, data: '0xd0e30db0', value: '20' });
    expect(otherSender(record)).toBe(OTHER);
    const spent = { ...record, signed: { ...record.signed, value: '21' } };
    expect(signedDifference(spent)).toMatchObject({ value: '21' });
    expect(otherSender(spent)).toBeUndefined();
    expect(otherSender({ ...record, signed: presumed })).toBeUndefined();
  });

  it('is the same where a bundler sent it for a smart account, and not where it lacks the call', () => {
    const bundle = { ...presumed, from: OTHER, to: OTHER, value: '0', data: '0x1fad948cd0e30db000' } as const;
    expect(signedDifference({ info: wrap, presumed, signed: bundle })).toBeUndefined();
    const other = { ...bundle, data: '0x1fad948c00' } as const;
    expect(signedDifference({ info: wrap, presumed, signed: other })).toMatchObject({ to: OTHER });
    const { from, ...own } = bundle;
    expect(from).toBe(OTHER);
    expect(signedDifference({ info: wrap, presumed, signed: own })).toMatchObject({ to: OTHER });
  });

  it('reads payments, transfers and approvals of any amount', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (amount) => {
        const transfer = `0xa9059cbb${word(OTHER)}${word(amount)}` as const;
        expect(readCall({ to: TOKEN, data: transfer, value: '0' })).toEqual({
          ...{ kind: 'transfer', token: TOKEN, to: OTHER.toLowerCase(), amount },
        });
        expect(readCall({ to: TOKEN, data: approval(amount), value: '0' })).toMatchObject({ kind: 'approve', amount });
        expect(readCall({ to: OTHER, data: '0x', value: amount.toString() })).toEqual({
          kind: 'pay',
          to: OTHER,
          amount,
        });
        expect(readCall({ to: OTHER, data: '0xa9059cbb', value: '0' })).toEqual({ kind: 'call', to: OTHER });
      }),
    ));
});

describe('a batch that the account ran itself', () => {
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const;
  const contract = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as const;
  const words = (...digits: readonly string[]): string => digits.map((digit) => digit.padStart(64, '0')).join('');
  const approval = { to: contract, data: `0x095ea7b3${words('aa', '32')}`, value: '0' } as const;
  const order = { to: contract, data: `0xd40ea4f4${words('1', '2')}`, value: '0' } as const;
  const info = {
    kind: 'wrap',
    input: { symbol: 'MATIC', decimals: 18 },
    output: { symbol: 'WMATIC', decimals: 18 },
    amount: '1',
  } as const;
  const batch = { info, from: account, callsId: '0x01', requested: [approval, order] };
  const ran = (to: typeof account | typeof contract, ...parts: readonly string[]) =>
    signedDifference({ ...batch, signed: { nonce: 1, to, data: `0xe9ae5c53${parts.join('')}`, value: '0' } });

  it('does what was requested with every call in it, the amount of an approval aside', () => {
    expect(ran(account, approval.data.slice(2), order.data.slice(2))).toBeUndefined();
    expect(ran(account, `095ea7b3${words('aa', '5')}`, order.data.slice(2))).toBeUndefined();
  });

  it('is another one without one of its calls', () => {
    expect(ran(account, approval.data.slice(2))).toMatchObject({ to: account });
    expect(ran(account, `095ea7b3${words('bb', '32')}`, order.data.slice(2))).toMatchObject({ to: account });
  });

  it('is not judged where a bundler wrapped it', () => {
    expect(ran(contract, 'ff')).toBeUndefined();
  });
});
