import { expect, it } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { mayReturnCoin, returnedCoin } from '#domain/transactions/returnedCoin.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';

const usdc = { address: `0x${'3'.repeat(40)}` as Address, symbol: 'USDC', decimals: 6 };
const coin = { symbol: 'MATIC', decimals: 18 };
const pair: Address = `0x${'4'.repeat(40)}`;
const addition = { kind: 'addLiquidity', currencyA: coin, currencyB: usdc, amountA: '100', amountB: '90' } as const;
const add: TransactionInfo = { ...addition, pair, exchange: 'MYT' };
const added = { amountA: '98', amountB: '90', poolTokens: '9' };

it('names the coin that an addition gave back where balances and logs agree', () => {
  expect(returnedCoin({ info: add }, [added], { sent: 100n, change: -98n })).toBe('2');
  const other: TransactionInfo = { ...add, currencyA: usdc, currencyB: coin };
  const swapped = { ...added, amountA: '90', amountB: '98' };
  expect(returnedCoin({ info: other }, [swapped], { sent: 100n, change: -98n })).toBe('2');
});

it.each([
  ['the balance fell by something else', { sent: 100n, change: -97n }, added],
  ['all of it was taken', { sent: 98n, change: -98n }, added],
  ['the balance is not known', undefined, added],
  ['the receipt does not show what was taken', { sent: 100n, change: -98n }, null],
] as const)('names none where %s', (_, moved, call) => {
  expect(returnedCoin({ info: add }, [call], moved)).toBeUndefined();
});

it('names none of several calls, and none of an exact input', () => {
  const wrap = { kind: 'wrap', input: coin, output: usdc, amount: '1' } as const;
  expect(mayReturnCoin({ info: add, also: [wrap] })).toBe(false);
  const swap = {
    ...({ kind: 'swap', exchange: 'Harbour', pair, feePerThousand: 3, direction: 'BUY', recipient: pair } as const),
    ...{ input: coin, output: usdc, from: '100', to: '90' },
  };
  expect(mayReturnCoin({ info: { ...swap, field: 'OUTPUT' } })).toBe(true);
  expect(mayReturnCoin({ info: { ...swap, field: 'INPUT' } })).toBe(false);
});
