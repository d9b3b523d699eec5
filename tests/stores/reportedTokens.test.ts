import { describe, expect, it, vi } from 'vitest';
import type { Address, Token } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { createReportedTokens } from '#stores/reportedTokens.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const token = (number: number, decimals = 18): Token => ({
  ...{ kind: 'token', chainId: 137, address: at(number), symbol: `T${number}`, name: 'Token', decimals },
});

const begin = (answer: unknown) => {
  const tokens = vi.fn(() => Promise.resolve(answer as never));
  const watch = createServiceWatch({ head: () => Promise.resolve(ok(1)), tokens });
  // The first token's decimals are certain.
  const store = createReportedTokens(watch, (address) => (address === at(1) ? { decimals: 18 } : undefined));
  store.want();
  return { tokens, watch, store };
};

describe('tokens that a service reports', () => {
  it('are requested once', async () => {
    const { store, tokens } = begin(ok([token(1), token(2, 6)]));
    await vi.waitFor(() => expect([...store.tokens().keys()]).toEqual([at(1), at(2)]));
    store.want();
    expect(tokens).toHaveBeenCalledTimes(1);
  });

  it('contradict the service if their decimals differ from the certain ones, and none of them is reported', async () => {
    const { store, watch } = begin(ok([token(1, 6), token(2)]));
    await vi.waitFor(() => expect(watch.status().kind).toBe('contradicted'));
    expect(store.tokens().size).toBe(0);
  });

  it('are gone once their service contradicts the chain elsewhere', async () => {
    const { store, watch } = begin(ok([token(2)]));
    await vi.waitFor(() => expect(store.tokens().size).toBe(1));
    const changed = vi.fn();
    store.subscribe(changed);
    watch.contradicted();
    expect(changed).toHaveBeenCalled();
    expect(store.tokens().size).toBe(0);
  });

  it('that did not come are not requested again at once', async () => {
    const { store, watch, tokens } = begin(err({ code: 'timeout' }));
    await vi.waitFor(() => expect(watch.status().kind).toBe('failing'));
    store.want();
    expect(tokens).toHaveBeenCalledTimes(1);
  });
});
