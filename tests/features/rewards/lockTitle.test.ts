import { expect, it } from 'vitest';
import type { Address, Token } from '#domain/tokens/types.ts';
import { lockTitle, type NamedLock } from '#features/rewards/useLockAsset.ts';

const address = (digits: string): Address => `0x${digits.repeat(20)}`;

const lockOf = (staking: string, token: string | undefined, symbol: string, isPoolToken = false): NamedLock => ({
  staking: address(staking),
  token:
    token === undefined
      ? undefined
      : ({ kind: 'token', chainId: 137, address: address(token), symbol, name: symbol, decimals: 18 } as Token),
  isPoolToken,
});

const titles = (locks: readonly NamedLock[]): readonly string[] =>
  locks.map(({ staking, token }) => lockTitle(token?.symbol ?? '', staking, locks));

it('adds the contract to each of two locks of one token', () => {
  expect(titles([lockOf('a1', '0c', 'MYT'), lockOf('b2', '0c', 'MYT')])).toEqual([
    'MYT 0xa1a1...a1a1',
    'MYT 0xb2b2...b2b2',
  ]);
});

it('adds the contract to locks of two tokens with one symbol', () => {
  expect(titles([lockOf('a1', '0c', 'MYT'), lockOf('b2', '0d', 'MYT')])[1]).toBe('MYT 0xb2b2...b2b2');
});

it('keeps the name of the only lock of a token, of pool tokens with one symbol, and of unread tokens', () => {
  expect(titles([lockOf('a1', '0c', 'MYT'), lockOf('b2', '0d', 'USDC')])).toEqual(['MYT', 'USDC']);
  expect(titles([lockOf('a1', '0c', 'MYT-LP', true), lockOf('b2', '0d', 'MYT-LP', true)])).toEqual([
    'MYT-LP',
    'MYT-LP',
  ]);
  expect(titles([lockOf('a1', undefined, ''), lockOf('b2', undefined, '')])).toEqual(['', '']);
});
