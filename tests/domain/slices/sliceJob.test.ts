import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueTime,
  endJob,
  isOver,
  MAX_SLICE_MINUTES,
  MAX_SLICES,
  MIN_SLICES,
  missedSlices,
  pauseJob,
  placeSlice,
  releaseSlice,
  remainingAmount,
  requestSlice,
  resumeJob,
  skipSlice,
  sliceAmount,
  sliceTurn,
  startJob,
  type SliceJob,
} from '#domain/slices/sliceJob.ts';
import { terms } from './jobs.ts';

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const HASH = `0x${'a'.repeat(64)}` as const;
const count = fc.integer({ min: MIN_SLICES, max: MAX_SLICES });
const minutes = fc.integer({ min: 1, max: MAX_SLICE_MINUTES });

const job = (more: Partial<SliceJob> = {}): SliceJob => ({ ...startJob('a', terms, START), ...more });

describe('amounts of slices', () => {
  it('add up to the total to the unit, differ by at most one unit, and leave the rest for later slices', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 50n, max: 2n ** 200n }), count, (total, parts) => {
        const amounts = Array.from({ length: parts }, (_, index) => sliceAmount({ total, count: parts }, index));
        expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(total);
        const [low, high] = [total / BigInt(parts), (total + BigInt(parts) - 1n) / BigInt(parts)];
        expect(amounts.every((amount) => amount >= low && amount <= high && amount > 0n)).toBe(true);
        const known = job({ total, count: parts, results: amounts.slice(1).map(() => ({ hash: HASH })) });
        expect(remainingAmount(known)).toBe(amounts.at(-1));
      }),
    );
  });

  it('100 units in three are 33, 33 and 34', () => {
    expect([0, 1, 2].map((index) => sliceAmount({ total: 100n, count: 3 }, index))).toEqual([33n, 33n, 34n]);
  });
});

describe('the schedule', () => {
  it('has one slice every m minutes, the first at once', () => {
    const known = job({ minutes: 5, count: 3 });
    expect([0, 1, 2].map((index) => dueTime(known, index) - START)).toEqual([0, 5 * MINUTE, 10 * MINUTE]);
    expect(sliceTurn(known, START - 1)).toBe('waiting');
    expect(sliceTurn(known, START)).toBe('due');
    const next = placeSlice(requestSlice(known, START + 1000), HASH, START + 2000);
    expect(next).toMatchObject({ results: [{ hash: HASH }], nextTime: START + 5 * MINUTE });
    expect(next).not.toHaveProperty('requestedTime');
  });

  it('never has two slices due at once, whatever is pressed and however long the computer sleeps', () => {
    const step = fc.record({
      waitMs: fc.oneof(
        fc.integer({ min: 0, max: 3 * MINUTE }),
        fc.integer({ min: 0, max: 40 * MAX_SLICE_MINUTES * MINUTE }),
      ),
      press: fc.constantFrom('place', 'skip', 'pause', 'resume', 'release', 'nothing'),
    });
    fc.assert(
      fc.property(count, minutes, fc.array(step, { maxLength: 60 }), (slices, every, steps) => {
        let known = job({ count: slices, minutes: every });
        let nowMs = START;
        for (const { waitMs, press } of steps) {
          nowMs += waitMs;
          const turn = sliceTurn(known, nowMs);
          const isOpen = turn === 'due' || turn === 'missed';
          expect(missedSlices(known, nowMs)).toBeLessThanOrEqual(slices - known.results.length);
          if (press === 'pause') known = pauseJob(known);
          if (press === 'resume') known = resumeJob(known, nowMs);
          if (press === 'release') known = releaseSlice(known);
          if (!isOpen || (press !== 'place' && press !== 'skip')) continue;
          known =
            press === 'place'
              ? placeSlice(requestSlice(known, nowMs), HASH, nowMs)
              : skipSlice(known, { code: 'user' }, nowMs);
          // The slice after a press is due later, a whole interval later if some were missed.
          const after = sliceTurn(known, nowMs);
          expect(['over', 'waiting']).toContain(after);
          if (turn === 'missed') expect(known.nextTime).toBe(nowMs + every * MINUTE);
        }
        expect(known.results.length).toBeLessThanOrEqual(slices);
      }),
    );
  });

  it('counts the missed slices and goes on from the press', () => {
    const known = job({ minutes: 10, count: 6 });
    const late = START + 35 * MINUTE;
    expect(sliceTurn(known, late)).toBe('missed');
    expect(missedSlices(known, late)).toBe(3);
    expect(placeSlice(requestSlice(known, late), HASH, late + MINUTE).nextTime).toBe(late + 11 * MINUTE);
    expect(missedSlices(known, START + 10_000 * MINUTE)).toBe(6);
  });

  it('is delayed by a pause and counts nothing as missed', () => {
    const paused = pauseJob(job({ minutes: 10 }));
    expect(sliceTurn(paused, START + 95 * MINUTE)).toBe('paused');
    const resumed = resumeJob(paused, START + 95 * MINUTE);
    expect(sliceTurn(resumed, START + 95 * MINUTE)).toBe('due');
    expect(resumeJob(pauseJob(job({ nextTime: START + MINUTE })), START).nextTime).toBe(START + MINUTE);
  });
});

it('waits for an interval at most once it is resumed after the clock went back', () => {
  const early = START - 1000 * MINUTE;
  expect(resumeJob(pauseJob(job({ minutes: 10 })), early).nextTime).toBe(early + 10 * MINUTE);
});

it('offers nothing while a request is open, even if the job is ended', () => {
  const requested = requestSlice(job(), START);
  expect(sliceTurn(requested, START)).toBe('requested');
  expect(sliceTurn(endJob(requested), START)).toBe('requested');
  expect(sliceTurn(releaseSlice(requested), START)).toBe('due');
  expect(sliceTurn(endJob(releaseSlice(requested)), START)).toBe('over');
});

it('is over after its last slice', () => {
  const last = job({ count: 2, results: [{ hash: HASH }] });
  expect(isOver(last)).toBe(false);
  expect(isOver(skipSlice(last, { code: 'noFill' }, START))).toBe(true);
});
