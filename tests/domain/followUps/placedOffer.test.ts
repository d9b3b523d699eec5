import { describe, expect, it } from 'vitest';
import { answerFollowUp, followUpTurn, type FollowUp } from '#domain/followUps/followUp.ts';
import { paidOutOf, placedOffer } from '#domain/followUps/placedOffer.ts';
import type { NativeCurrency, Token } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { TOKEN0, TOKEN1 } from '../orderBook/markets.ts';

const ACCOUNT = '0x4000000000000000000000000000000000000000';
const WRAPPED = '0x9000000000000000000000000000000000000000';
const opened: FollowUp = {
  ...{ account: ACCOUNT, order: `${TOKEN0} ${TOKEN1} 7`, price: '0.45', when: 'part', answered: 0n, answeredSold: 0n },
  ...{ opened: 40n, openedSold: 100n, openedTime: 1000 },
};
const info: TransactionInfo = {
  ...{ kind: 'placeOrder', direction: 'SELL', orderType: 'LIMIT', from: '40', to: '90' },
  input: { address: TOKEN1, symbol: 'B', decimals: 18 },
  output: { address: TOKEN0, symbol: 'A', decimals: 18 },
};
const record = { from: ACCOUNT, info, addedTime: 2000 } as const;
const offerOf = (followUp: FollowUp, state: 'open' | 'filled', received: bigint, filled: bigint) => {
  const turn = followUpTurn(followUp, { state, received, filled });
  if (turn.kind !== 'offer') throw new Error('nothing is offered');
  return turn;
};

describe('an opened offer that was placed', () => {
  it('leaves the part that was filled after it was opened to be offered', () => {
    const placed = placedOffer([record], opened, offerOf(opened, 'filled', 70n, 175n), WRAPPED);
    expect(placed).toEqual({ kind: 'offer', amount: 40n, sold: 100n, isLast: false });
    const known = placed && answerFollowUp(opened, placed);
    if (!known) throw new Error('the rest is not offered');
    expect(offerOf(known, 'filled', 70n, 175n)).toEqual({ kind: 'offer', amount: 30n, sold: 75n, isLast: true });
  });

  it('is the last if nothing else was filled', () => {
    const turn = offerOf(opened, 'filled', 40n, 100n);
    expect(placedOffer([record], opened, turn, WRAPPED)).toEqual(turn);
  });

  it.each([
    ['of another account', { ...record, from: WRAPPED }],
    ['from before it was opened', { ...record, addedTime: 999 }],
    ['of another amount', { ...record, info: { ...info, from: '41' } }],
    ['at the market', { ...record, info: { ...info, orderType: 'MARKET' } }],
    ['for another token', { ...record, info: { ...info, output: { symbol: 'POL', decimals: 18 } } }],
  ] as const)('is no order %s', (_name, other) => {
    expect(placedOffer([other], opened, offerOf(opened, 'open', 40n, 100n), WRAPPED)).toBeUndefined();
  });
});

it('an order for the wrapped token pays that token, and one for the coin pays the coin', () => {
  const wrapped: Token = { kind: 'token', chainId: 137, address: WRAPPED, symbol: 'WPOL', name: 'WPOL', decimals: 18 };
  const native: NativeCurrency = { kind: 'native', chainId: 137, symbol: 'POL', name: 'POL', decimals: 18 };
  const forToken = { ...info, output: { address: WRAPPED, symbol: 'WPOL', decimals: 18 } } as const;
  const forCoin = { ...info, output: { symbol: 'POL', decimals: 18 } } as const;
  expect(paidOutOf(forToken, wrapped, wrapped, native)).toBe(wrapped);
  expect(paidOutOf(forCoin, wrapped, wrapped, native)).toBe(native);
  expect(paidOutOf(undefined, wrapped, wrapped, native)).toBe(native);
});
