import { expect, it } from 'vitest';
import { distanceAt, nearerStop, positionOf, sizeStops } from '#pages/trade/ticket/sizeBarView.ts';

it('finds each position again from its distance, and never falls', () => {
  let before = -1;
  for (let position = 0; position <= 100; position += 1) {
    const bps = distanceAt(position);
    expect(positionOf(bps)).toBe(position);
    expect(bps).toBeGreaterThan(before);
    before = bps;
  }
  expect([distanceAt(0), distanceAt(20), distanceAt(100)]).toEqual([0, 50, 1500]);
});

it('ends at its last stop, and names the next nearer one', () => {
  expect(positionOf(20_000)).toBe(100);
  expect(sizeStops.map(({ label }) => label)).toEqual(['0.5%', '1%', '3%', '5%', '15%']);
  expect([nearerStop(50), nearerStop(50.01), nearerStop(2_000)]).toEqual([undefined, 50, 1500]);
});
