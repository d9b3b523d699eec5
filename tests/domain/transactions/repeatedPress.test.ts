import { expect, it } from 'vitest';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { isRepeatedBy, sameRequests } from '#domain/transactions/walletRequest.ts';

const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const myt = { address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4', symbol: 'MYT', decimals: 18 } as const;
const order: TransactionInfo = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'LIMIT',
  input: usdc,
  output: myt,
  from: '1',
  to: '2',
};

it.each([
  ['the same market', { kinds: ['placeOrder', 'swap'], names: [usdc.address, myt.address] }, true],
  ['the same kind', { kinds: ['placeOrder'] }, true],
  ['a name that is not known yet', { kinds: ['placeOrder'], names: [undefined] }, true],
  ['another kind', { kinds: ['swap'], names: [usdc.address, myt.address] }, false],
  ['another token', { kinds: ['placeOrder'], names: [usdc.address, usdc.address.replace('2', '3')] }, false],
] as const)('a press repeats a request for %s', (_name, press, isSame) => {
  expect(isRepeatedBy(press, order)).toBe(isSame);
});

const claim = (amount: string, token: typeof usdc | typeof myt): TransactionInfo => ({
  ...{ kind: 'claimAirdrop', reward: token, amount },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
});
const approval: TransactionInfo = { kind: 'approve', token: usdc, spender: myt.address, amount: '1' };

it.each([
  [
    'a claim that a batch contains',
    { info: claim('1', usdc), also: [claim('2', myt)] },
    { info: claim('3', myt) },
    true,
  ],
  [
    'a batch with a claim of a single request',
    { info: claim('3', myt) },
    { info: claim('1', usdc), also: [claim('2', myt)] },
    true,
  ],
  ['another claim', { info: claim('1', usdc), also: [approval] }, { info: claim('1', myt) }, false],
  [
    'an order next to the same approval',
    { info: order, also: [approval] },
    { info: claim('1', myt), also: [approval] },
    false,
  ],
  ['an approval alone', { info: approval }, { info: approval }, true],
] as const)('an open request is the same action for %s', (_name, open, actions, isSame) => {
  const request = { from: usdc.address, ...open };
  expect(sameRequests([request], usdc.address, actions)).toEqual(isSame ? [request] : []);
  expect(sameRequests([request], myt.address, actions)).toEqual([]);
});
