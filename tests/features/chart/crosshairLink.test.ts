import { expect, it, vi } from 'vitest';
import { createCrosshairLink } from '#features/chart/index.ts';

it('announces each time once, to listeners that are still there', () => {
  const link = createCrosshairLink();
  const [listener, chart] = [vi.fn(), {}];
  const stop = link.subscribe(listener);
  expect(link.read()).toBeUndefined();
  link.move({ from: chart, time: 60 });
  link.move({ from: chart, time: 60 });
  expect(listener).toHaveBeenCalledTimes(1);
  link.move({ from: {}, time: 60 });
  link.move({ from: chart, time: undefined });
  expect(listener).toHaveBeenCalledTimes(3);
  expect(link.read()).toEqual({ from: chart, time: undefined });
  stop();
  link.move({ from: chart, time: 120 });
  expect(listener).toHaveBeenCalledTimes(3);
});
