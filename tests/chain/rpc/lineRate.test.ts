import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileRate, slowRate } from '#chain/rpc/lineRate.ts';

const file = (responseStart: number, responseEnd: number, transferSize: number, workerStart = 0) => ({
  responseStart,
  responseEnd,
  transferSize,
  workerStart,
});

it('files that share a line give its rate together, however they are interleaved', () => {
  const shares = fc.array(fc.integer({ min: 10_000, max: 200_000 }), { minLength: 5, maxLength: 20 });
  fc.assert(
    fc.property(shares, fc.integer({ min: 20, max: 5000 }), fc.integer({ min: 1, max: 6 }), (sizes, rate, at) => {
      // All of a group come at once and share the line; the groups follow each other.
      let now = 100;
      const files = [];
      for (let first = 0; first < sizes.length; first += at) {
        const group = sizes.slice(first, first + at);
        const end = now + group.reduce((sum, size) => sum + size, 0) / rate;
        files.push(...group.map((size) => file(now, end, size)));
        now = end + 37;
      }
      expect(fileRate(files)).toBeCloseTo(rate, 3);
    }),
  );
});

it.each([
  ['none', []],
  ['too few bytes', [file(10, 100, 40_000)]],
  ['small files, which come with the first packet', Array.from({ length: 20 }, () => file(10, 10, 9000))],
  ['what was in the cache', [file(10, 20, 0), file(10, 20, 0)]],
  ['what the service worker had', [file(10, 20, 300_000, 9)]],
  ['another host that tells no times', [file(0, 500, 300_000)]],
])('%s: the rate is not known', (_, files) => {
  expect(fileRate(files)).toBeUndefined();
});

it('a line is slow below 2 Mbit/s', () => {
  expect([slowRate(249), slowRate(250), slowRate(undefined)]).toEqual([249, undefined, undefined]);
});
