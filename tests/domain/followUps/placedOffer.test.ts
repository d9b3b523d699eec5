import { describe, expect, it } from 'vitest';
import { answerFollowUp, followUpTurn, openFollowUp, type FollowUp } from '#domain/followUps/followUp.ts';
import { offerState, paidOutOf } from '#domain/followUps/placedOffer.ts';
import type { NativeCurrency, Token } from '#domain/tokens/types.ts';
import type { TransactionInfo, TransactionReceipt } from '#domain/transactions/types.ts';
import { TOKEN0, TOKEN1 } from '../orderBook/markets.ts';

const ACCOUNT = '0x4000000000000000000000000000000000000000';
const WRAPPED = '0x9000000000000000000000000000000000000000';
const OTHER = `${TOKEN0} ${TOKEN1} 8`;
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

const mined = (status: number) => ({ ...record, receipt: { status } as TransactionReceipt });
const lost = { ...record, ended: { kind: 'lost', blockNumber: 1 } } as const;
type Records = Parameters<typeof offerState>[0];
const stateOf = (records: Records, followUp: FollowUp, received: bigint, filled: bigint, nowMs = 3000) =>
  offerState(records, followUp, offerOf(followUp, 'filled', received, filled), WRAPPED, nowMs);
const placedIn = (records: Records, followUp: FollowUp, received: bigint, filled: bigint) => {
  const state = stateOf(records, followUp, received, filled);
  if (state.kind !== 'placed') throw new Error(`it is ${state.kind}`);
  return state.offer;
};

describe('an opened offer that was placed', () => {
  it('leaves the part that was filled after it was opened to be offered', () => {
    const placed = placedIn([mined(1)], opened, 70n, 175n);
    expect(placed).toEqual({ kind: 'offer', amount: 40n, sold: 100n, isLast: false });
    const known = answerFollowUp(opened, placed);
    if (!known) throw new Error('the rest is not offered');
    expect(offerOf(known, 'filled', 70n, 175n)).toEqual({ kind: 'offer', amount: 30n, sold: 75n, isLast: true });
  });

  it('is the last if nothing else was filled', () => {
    expect(placedIn([mined(1)], opened, 40n, 100n)).toEqual(offerOf(opened, 'filled', 40n, 100n));
  });

  it.each([
    ['10', { amount: 10n, sold: 25n, isLast: false }],
    ['41', { amount: 40n, sold: 100n, isLast: true }],
  ])('follows an edited amount of %s', (from, offer) => {
    const edited = { ...mined(1), info: { ...info, from } };
    expect(placedIn([edited], opened, 40n, 100n)).toEqual({ kind: 'offer', ...offer });
  });

  it.each([
    ['of another account', { ...mined(1), from: WRAPPED }],
    ['from before it was opened', { ...mined(1), addedTime: 999 }],
    ['at the market', { ...mined(1), info: { ...info, orderType: 'MARKET' } }],
    ['of a ladder', { ...mined(1), info: { ...info, madeBy: 'scale' } }],
    ['that moved another one', { ...mined(1), info: { ...info, madeBy: 'move' } }],
    ['for another fill', { ...mined(1), info: { ...info, followUp: { order: OTHER, openedTime: 1000 } } }],
    ['for another token', { ...mined(1), info: { ...info, output: { symbol: 'POL', decimals: 18 } } }],
  ] as const)('is no order %s', (_name, other) => {
    expect(stateOf([other], opened, 40n, 100n)).toEqual({ kind: 'open' });
  });
});

describe('an offer whose order is sent', () => {
  it('is known by the order from its ticket, even if the clock was set back since', () => {
    const placed = {
      ...mined(1),
      addedTime: 999,
      info: { ...info, followUp: { order: opened.order, openedTime: 1000 } },
    };
    expect(placedIn([placed], opened, 40n, 100n).amount).toBe(40n);
    const earlier = { ...placed, info: { ...info, followUp: { order: opened.order, openedTime: 900 } } };
    expect(stateOf([earlier], opened, 40n, 100n)).toEqual({ kind: 'open' });
  });

  it('is offered again once the order reverts or can no longer be mined', () => {
    const offered = { ...opened, sentTime: 2500 };
    expect(stateOf([record], opened, 40n, 100n)).toEqual({ kind: 'sent' });
    for (const failed of [mined(0), lost]) {
      expect(stateOf([failed], offered, 40n, 100n)).toEqual({ kind: 'open' });
      expect(stateOf([failed, record], offered, 40n, 100n)).toEqual({ kind: 'sent' });
      expect(placedIn([failed, mined(1)], offered, 40n, 100n).amount).toBe(40n);
    }
  });

  it('counts an order of the same amount that is mined after it was offered again', () => {
    const again = openFollowUp({ ...opened, sentTime: 2500 }, { amount: 40n, sold: 100n }, 5000);
    expect(again).toEqual(opened);
    expect(placedIn([mined(1)], again, 40n, 100n).amount).toBe(40n);
    expect(openFollowUp(opened, { amount: 70n, sold: 175n }, 5000).openedTime).toBe(5000);
  });

  it('is not offered again after its record was cleared: another tab has the record within a minute', () => {
    const offered = { ...opened, sentTime: 2500 };
    expect(stateOf([], offered, 40n, 100n)).toEqual({ kind: 'sent' });
    const state = stateOf([], offered, 40n, 100n, 62_501);
    expect(state).toMatchObject({ kind: 'placed', offer: { amount: 40n } });
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
