import { describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { err, ok } from '#lib/result.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { createCheckedReports } from '#stores/checkedReports.ts';

const DEPTH = rules.service.depthBlocks;
const answer = { block: 100, sum: 7n };

const begin = (verdict: () => boolean | undefined, reported: unknown = ok(answer)) => {
  const watch = createServiceWatch({ head: () => Promise.resolve(ok(1)) });
  const ask = vi.fn(() => Promise.resolve(reported as never));
  const agrees = vi.fn(() => Promise.resolve().then(verdict));
  const store = createCheckedReports<object, string, typeof answer>({ watch, nameOf: (key) => key, ask, agrees });
  return { watch, ask, agrees, store };
};

const requests = async (verdict: () => boolean | undefined) => {
  const all = begin(verdict);
  all.store.want('a');
  await vi.waitFor(() => expect(all.store.report('a')).toEqual({ reported: answer, confirmed: undefined }));
  return all;
};

describe("a service's report at a block", () => {
  it('is queried once for each key, and is of that key alone', async () => {
    const { store, ask } = await requests(() => true);
    store.want('a');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(store.report('b')).toBeUndefined();
  });

  it('is confirmed by the chain at that block, not before the node has it, and once', async () => {
    const { store, agrees, watch } = await requests(() => true);
    store.check('a', 99);
    expect(agrees).not.toHaveBeenCalled();
    store.check('a', 100);
    await vi.waitFor(() => expect(store.report('a')).toEqual({ reported: answer, confirmed: answer }));
    store.check('a', 100 + DEPTH);
    expect(agrees).toHaveBeenCalledTimes(1);
    expect(watch.status().kind).toBe('unknown');
  });

  it('is off the screen at once where the chain differs, and names the service once the block is settled', async () => {
    const { store, watch, agrees } = await requests(() => false);
    store.check('a', 100);
    await vi.waitFor(() => expect(store.report('a')).toBeUndefined());
    expect(watch.status().kind).toBe('unknown');
    store.check('a', 100 + DEPTH - 1);
    expect(agrees).toHaveBeenCalledTimes(1);
    store.check('a', 100 + DEPTH);
    await vi.waitFor(() => expect(watch.status().kind).toBe('contradicted'));
  });

  it('returns where the settled block agrees: the first one was replaced', async () => {
    let verdict = false;
    const { store, watch } = await requests(() => verdict);
    store.check('a', 100);
    await vi.waitFor(() => expect(store.report('a')).toBeUndefined());
    verdict = true;
    store.check('a', 100 + DEPTH);
    await vi.waitFor(() => expect(store.report('a')).toEqual({ reported: answer, confirmed: answer }));
    expect(watch.status().kind).toBe('unknown');
  });

  it('a node that does not have the block gives no verdict', async () => {
    const { store, watch, agrees } = await requests(() => {
      throw new Error('missing trie node');
    });
    store.check('a', 100);
    store.check('a', 100 + DEPTH);
    await vi.waitFor(() => expect(agrees).toHaveBeenCalledTimes(2));
    expect(store.report('a')).toEqual({ reported: answer, confirmed: undefined });
    expect(watch.status().kind).toBe('unknown');
  });

  it('is nothing of a service that contradicted the chain elsewhere, which is not queried again', async () => {
    const { store, watch, ask } = await requests(() => true);
    const changed = vi.fn();
    store.subscribe(changed);
    watch.contradicted();
    expect(changed).toHaveBeenCalled();
    expect(store.report('a')).toBeUndefined();
    store.want('b');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('a failure is the service’s, and nothing is reported', async () => {
    const { store, watch } = begin(() => true, err({ code: 'timeout' }));
    store.want('a');
    await vi.waitFor(() => expect(watch.status().kind).toBe('failing'));
    expect(store.report('a')).toBeUndefined();
  });
});
