import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rayEnd } from '#features/chart/trendShapes.ts';

const [WIDTH, HEIGHT] = [800, 400];
const spot = fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) });

it('a ray goes on through its second point to an edge of the picture', () => {
  fc.assert(
    fc.property(spot, spot, (from, to) => {
      fc.pre(from.x !== to.x || from.y !== to.y);
      const end = rayEnd(from, to, WIDTH, HEIGHT);
      const [near, far] = [Math.hypot(to.x - from.x, to.y - from.y), Math.hypot(end.x - from.x, end.y - from.y)];
      expect(far).toBeGreaterThanOrEqual(near - 1e-6);
      const cross = (to.x - from.x) * (end.y - from.y) - (to.y - from.y) * (end.x - from.x);
      expect(Math.abs(cross)).toBeLessThan(1e-3);
      const distances = [end.x, WIDTH - end.x, end.y, HEIGHT - end.y];
      expect(Math.min(...distances.map(Math.abs))).toBeLessThan(1e-6);
    }),
  );
});

it('a ray of one point ends there', () => {
  expect(rayEnd({ x: 5, y: 5 }, { x: 5, y: 5 }, WIDTH, HEIGHT)).toEqual({ x: 5, y: 5 });
});
