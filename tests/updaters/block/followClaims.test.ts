import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { followClaims } from '#updaters/block/followClaims.ts';

it('the claimed head is the highest of the services that answer and are believed, and none without one', async () => {
  const store = configureStore({ reducer: rootReducer });
  const serviceAt = (block: number) => createServiceWatch({ head: () => Promise.resolve(ok(block)) });
  const [one, two] = [serviceAt(1000), serviceAt(9000)];
  const stop = followClaims(store, [one, two]);
  const claimed = (): number | null => store.getState().app.claimedHead;
  await one.ask();
  await two.ask();
  expect(claimed()).toBe(9000);
  two.contradicted();
  expect(claimed()).toBe(1000);
  one.failed({ code: 'timeout', cause: err('late') });
  expect(claimed()).toBeNull();
  await one.ask();
  expect(claimed()).toBe(1000);
  stop();
  one.contradicted();
  expect(claimed()).toBe(1000);
});
