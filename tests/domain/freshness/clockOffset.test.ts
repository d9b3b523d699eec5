import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOffset, type ClockEvidence } from '#domain/freshness/clockOffset.ts';

const NOW = 1_700_000_000_000;
const MINUTES = 60_000;
const evidence = (facts: Partial<ClockEvidence>): ClockEvidence => ({
  deviceMs: NOW,
  serverMs: undefined,
  headsMs: [],
  toleranceMs: 3000,
  headAgeMs: 10_000,
  ...facts,
});

describe('the clock of the device', () => {
  it.each([
    ['right, and the server agrees', { serverMs: NOW + 900, headsMs: [NOW - 2000] }, 0],
    ['right, one node ten minutes in the past', { serverMs: NOW, headsMs: [NOW - 10 * MINUTES] }, 0],
    ['right, one node ten minutes in the future', { serverMs: NOW, headsMs: [NOW + 10 * MINUTES] }, 0],
    ['ten minutes slow', { serverMs: NOW + 10 * MINUTES, headsMs: [NOW + 10 * MINUTES - 2000] }, 10 * MINUTES],
    ['slow, and the only node as old', { serverMs: NOW + 10 * MINUTES, headsMs: [NOW - 2000] }, 10 * MINUTES],
    ['ten minutes fast', { serverMs: NOW - 10 * MINUTES, headsMs: [NOW - 10 * MINUTES] }, -10 * MINUTES],
    ['right, and the server answers from a cache', { serverMs: NOW - 10 * MINUTES, headsMs: [NOW - 3000] }, 0],
    ['nobody tells', {}, undefined],
    ['no server, one node ahead', { headsMs: [NOW + 10 * MINUTES] }, undefined],
    [
      'no server, two nodes ahead that agree',
      { headsMs: [NOW + 10 * MINUTES, NOW + 10 * MINUTES - 4000] },
      10 * MINUTES,
    ],
    ['no server, two nodes ahead that do not', { headsMs: [NOW + 10 * MINUTES, NOW + 5 * MINUTES] }, undefined],
    ['no server, a node of the same time', { headsMs: [NOW - 2000, NOW + 10 * MINUTES] }, 0],
    [
      'no server, all nodes behind: the chain may stand still',
      { headsMs: [NOW - 10 * MINUTES, NOW - 10 * MINUTES] },
      undefined,
    ],
  ])('is judged in the case "%s"', (_, facts, expected) => {
    expect(clockOffset(evidence(facts))).toBe(expected);
  });

  it('a corrected clock is right', () => {
    const time = fc.integer({ min: NOW - 1000 * MINUTES, max: NOW + 1000 * MINUTES });
    fc.assert(
      fc.property(
        time,
        fc.option(time, { nil: undefined }),
        fc.array(time, { maxLength: 3 }),
        (device, server, heads) => {
          const seen = evidence({ deviceMs: device, serverMs: server, headsMs: heads });
          const offset = clockOffset(seen);
          if (offset === undefined) return;
          expect(clockOffset({ ...seen, deviceMs: device + offset })).toBe(0);
        },
      ),
    );
  });
});
