import { expect, it } from 'vitest';
import { rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { movementsTable } from '#pages/assets/history/movementsFile.ts';
import type { MovementRow } from '#pages/assets/history/movementRows.ts';

const token = (digit: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${digit.repeat(40)}`,
  decimals,
  symbol: `T${digit}`,
  name: digit,
});
const WHOLE = token('1', 0);
const FINE = token('2', 77);
const STRANGE: Address = `0x${'3'.repeat(40)}`;
const currencies = new Map([WHOLE, FINE].map((entry) => [entry.address, entry]));
const at = { timestamp: 1_700_000_000, blockNumber: 12, logIndex: 3, transactionHash: '0xab' } as const;

const saleOf = (received: bigint): MovementRow => ({
  ...tradeMovement(
    {
      ...{ key: '1', role: 'taker', at, soldToken: WHOLE.address, boughtToken: FINE.address, sold: 7n, received },
      fee: { numerator: 21n, denominator: 1000n },
    },
    true,
  ),
  currencies,
  market: 'T1/T2',
  programme: undefined,
});

it('has every amount with all its digits, of tokens with 0 and with 77 decimals, and the fee of a part of a unit', () => {
  const [head, line] = movementsTable([])([saleOf(10n ** 77n + 1n)]);
  const row = Object.fromEntries((head ?? []).map((name, i) => [name, line?.[i]]));
  expect(row).toMatchObject({
    'time (UTC)': '2023-11-14 22:13:20',
    block: '12',
    what: 'sold',
    where: 'MYT Exchange',
    sent: '7',
    received: `1.${'0'.repeat(76)}1`,
    'fee (within sent)': '0.021',
    transaction: '0xab',
    'log index': '3',
  });
});

it('leaves empty what is not known, and never writes 0 for it', () => {
  const move = {
    contract: STRANGE,
    token: STRANGE,
    amount: 5n,
    action: 'reward',
    ...at,
    timestamp: undefined,
  } as const;
  const row: MovementRow = { ...rewardMovement(move), currencies, market: undefined, programme: 'farm' };
  const [, line] = movementsTable([])([row]);
  expect(line).toEqual([
    ...['', '12', 'reward', 'farm', '', ''],
    ...['', '', '', '', '', '', STRANGE, '5', '', '', '', '', '', ''],
    ...['0xab', '3'],
  ]);
});
