import { expect, it } from 'vitest';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { isRepeatedBy } from '#domain/transactions/walletRequest.ts';

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
