import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AccountFault, chainIdOf, sharedAccount } from '#chain/connectors/walletAnswers.ts';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('chain ids of wallets', () => {
  it.each([
    ['0x89', 137],
    ['0X89', 137],
    ['137', 137],
    [' 0x89 ', 137],
    [137, 137],
    [{ chainId: '0x89' }, 137],
    [{ chainId: 137 }, 137],
    ['', undefined],
    ['polygon', undefined],
    ['0x', undefined],
    [0, undefined],
    [1.5, undefined],
    [-1, undefined],
    [null, undefined],
    [{ chainId: { chainId: '0x89' } }, undefined],
    [['0x89'], undefined],
  ])('reads %j as %s', (payload, id) => {
    expect(chainIdOf(payload)).toBe(id);
  });

  it('reads an id in either notation, and throws for nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 50 }),
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        (id, anything) => {
          expect(chainIdOf(`0x${id.toString(16)}`)).toBe(id);
          expect(chainIdOf(id.toString())).toBe(id);
          expect(() => chainIdOf(anything)).not.toThrow();
        },
      ),
    );
  });
});

describe('the account that a wallet shares', () => {
  it('is the first of the list, or the text itself, however it is written', () => {
    expect(sharedAccount([ACCOUNT, '0x1'])).toBe(ACCOUNT);
    expect(sharedAccount(ACCOUNT.toLowerCase())).toBe(ACCOUNT);
    expect(sharedAccount([` ${ACCOUNT.toLowerCase()} `])).toBe(ACCOUNT);
    expect(sharedAccount([`eip155:137:${ACCOUNT}`])).toBe(ACCOUNT);
  });

  it.each([[[]], [undefined], [null], [['']], [[null]]])('is missing in %j', (answer) => {
    expect(() => sharedAccount(answer)).toThrow(expect.objectContaining({ code: 'noAccount' }));
  });

  it.each([[['0x1234']], [['Alice']], [{}], [42], [[{ address: ACCOUNT }]], [[`${ACCOUNT.slice(0, -1)}9`]]])(
    'is no address in %j',
    (answer) => {
      expect(() => sharedAccount(answer)).toThrow(expect.objectContaining({ code: 'badAccount' }));
    },
  );

  it('is an address or a fault, for any answer', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (answer) => {
        try {
          expect(sharedAccount(answer)).toMatch(/0x[\da-f]{40}/i);
        } catch (fault) {
          expect(fault).toBeInstanceOf(AccountFault);
        }
      }),
    );
  });
});
