import { describe, expect, it } from 'vitest';
import { replacementOf } from '#domain/transactions/replacement.ts';
import type { KnownTransaction, SignedFacts } from '#domain/transactions/types.ts';

const alice = '0x0000000000000000000000000000000000000001';
const book = '0x0000000000000000000000000000000000000002';
const signed: SignedFacts = { nonce: 7, to: book, data: '0xabcd', value: '5' };
const mined = (change: Partial<SignedFacts> = {}, hash: `0x${string}` = '0x09'): KnownTransaction => ({
  hash,
  from: alice,
  signed: { ...signed, ...change },
  blockNumber: 12,
});

describe('the transaction that was mined with a record’s nonce', () => {
  it.each([
    ['the transaction itself', mined({}, '0x01'), 'itself'],
    ['the same at another price was sped up', mined(), 'spedUp'],
    ['data in capitals are the same data', mined({ data: '0xABCD' }), 'spedUp'],
    ['an empty payment to oneself cancels', mined({ to: alice, data: '0x', value: '0' }), 'cancelled'],
    ['a payment to oneself is another transaction', mined({ to: alice, data: '0x', value: '1' }), 'replaced'],
    ['other data', mined({ data: '0xabce' }), 'replaced'],
    ['another value', mined({ value: '6' }), 'replaced'],
    ['another contract', mined({ to: alice }), 'replaced'],
    ['a new contract', mined({ to: null }), 'replaced'],
  ] as const)('is recognized in the case "%s"', (_name, transaction, kind) => {
    expect(replacementOf({ hash: '0x01' }, signed, transaction)).toBe(kind);
  });

  it('the original transaction can be mined after all', () => {
    const followed = { hash: '0x01', replacedBy: '0x09' } as const;
    expect(replacementOf(followed, signed, mined({}, '0x01'))).toBe('again');
    expect(replacementOf(followed, signed, mined({}, '0x09'))).toBe('itself');
  });
});

it('a batch is known by the data of its call, however the account runs it', () => {
  const batch = { hash: '0x01', callsId: 'id' } as const;
  expect(replacementOf(batch, signed, mined({ to: alice, data: '0x1234abcd5678', value: '0' }))).toBe('spedUp');
  expect(replacementOf(batch, signed, mined({ to: alice, data: '0x12345678' }))).toBe('replaced');
  expect(replacementOf(batch, { ...signed, data: '0x' }, mined({ to: alice, data: '0x1234' }))).toBe('replaced');
});
