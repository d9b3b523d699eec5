import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePoolPage } from '#pages/pool/usePoolPage.ts';
import { mockPool, positionOf } from './somePositions.ts';

const pairs: readonly Address[] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
];
const [small, large] = pairs.map((pair) => positionOf({}, { pool: { ...mockPool(), pair } }));
const values = new Map<Address, Fraction>(
  pairs.map((pair, i) => [pair, { numerator: BigInt(i + 1), denominator: 1n }]),
);
const found = { isThrough: false };

vi.mock('#reads/wallet/useWallet.ts', () => ({ useWallet: () => ({ status: 'connected', account: '0x01' }) }));
vi.mock('#reads/pools/usePositions.ts', () => ({
  usePositions: () => ({ status: found.isThrough ? 'complete' : 'reading', positions: [small, large] }),
}));
vi.mock('#features/position/index.ts', async (load) => ({
  ...(await load<object>()),
  usePositionValues: () => ({ settled: found.isThrough, byPair: found.isThrough ? values : new Map() }),
  useEarned: () => ({ fees: undefined, gains: new Map() }),
}));

beforeEach(() => {
  found.isThrough = false;
});

const open = () => {
  const { result, rerender } = renderHook(usePoolPage);
  const rank = (): void => {
    found.isThrough = true;
    rerender();
  };
  const shown = () =>
    result.current.positions.map((position) => [position.pool.pair, result.current.isExpanded(position)]);
  return { page: () => result.current, rank, shown };
};

it('cards are ranked once all are found and valued, and the first is expanded', () => {
  const { rank, shown } = open();
  expect(shown()).toEqual([
    [pairs[0], true],
    [pairs[1], false],
  ]);
  rank();
  expect(shown()).toEqual([
    [pairs[1], true],
    [pairs[0], false],
  ]);
});

it('cards that one points at stay where they are, so that a press does what was aimed at', () => {
  const { page, rank, shown } = open();
  act(() => page().hold());
  rank();
  act(() =>
    page()
      .positions.slice(1)
      .forEach((second) => page().toggle(second)),
  );
  expect(shown()).toEqual([
    [pairs[0], true],
    [pairs[1], true],
  ]);
});
