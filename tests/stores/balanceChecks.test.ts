import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedIn, checkedText, type CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import { createSealing, unsealed, type Sealing } from '#lib/sealing.ts';
import { openSegmentStore } from '#lib/segmentStore.ts';
import { createBalanceChecks } from '#stores/balanceChecks.ts';
import { alice, bob, storageIn, USDC } from '../support/positionsWorld.ts';

const HASH = `0x${'ab'.repeat(32)}` as const;

const amount = fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n });
const maybe = fc.option(amount, { nil: undefined });

const anyCheck = fc.record<CheckedBalances>({
  ...{ blockNumber: fc.nat(), blockHash: fc.constant(HASH), firstBlock: fc.nat(), unreadReceipts: fc.nat() },
  sentCount: maybe,
  lines: fc.array(
    fc.record({
      asset: fc.constantFrom(USDC, bob),
      verdict: fc.constantFrom('agrees' as const, 'unlogged' as const, 'unproven' as const),
      ...{ opening: maybe, closing: maybe, received: amount, sent: amount, networkFees: amount },
      ...{ difference: maybe, computedOpening: maybe },
    }),
  ),
  fees: fc.array(fc.record({ transactionHash: fc.constant(HASH), amount, blockNumber: fc.nat() })),
  coins: fc.array(
    fc.record({
      ...{ kind: fc.constantFrom('sent' as const, 'arrived' as const), amount },
      contract: fc.option(fc.constant(bob), { nil: undefined }),
      ...{ transactionHash: fc.constant(HASH), transactionIndex: fc.nat(), blockNumber: fc.nat(), timestamp: fc.nat() },
    }),
  ),
  search: fc.record({
    ...{ searchedFrom: fc.nat(), requests: fc.nat() },
    end: fc.constantFrom('whole' as const, 'limit' as const),
  }),
});

const [check] = fc.sample(anyCheck, { numRuns: 1, seed: 7 }) as [CheckedBalances];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const open = (sealing: Sealing = unsealed) =>
  createBalanceChecks({ store: () => openSegmentStore('checks'), sealing: () => sealing });

const yes = () => Promise.resolve(true);

describe('a balance check', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(anyCheck, (checked) => {
        expect(checkedIn(checkedText(checked))).toEqual(checked);
      }),
    );
  });

  it('is undefined if any of its text is of another form', () => {
    const whole = JSON.parse(checkedText(check)) as Record<string, unknown>;
    for (const key of Object.keys(whole).filter((name) => name !== 'sentCount'))
      expect(checkedIn(JSON.stringify({ ...whole, [key]: -1 }))).toBeUndefined();
    expect(checkedIn(JSON.stringify({ ...whole, fees: [[HASH, '1.5', 3]] }))).toBeUndefined();
    expect(checkedIn('{')).toBeUndefined();
  });

  it('is shown again in a later visit, to its account alone', async () => {
    await open().record(alice, check);
    const later = open();
    await later.load(alice, yes);
    await later.load(bob, yes);
    expect(later.found(alice)).toEqual(check);
    expect(later.found(bob)).toBeUndefined();
  });

  it('is not shown once its block is another, and never replaces a newer one', async () => {
    await open().record(alice, check);
    const later = open();
    await later.load(alice, () => Promise.resolve(false));
    expect(later.found(alice)).toBeUndefined();
    const newer = open();
    const loading = newer.load(alice, yes);
    await newer.record(alice, { ...check, blockNumber: 5 });
    await loading;
    expect(newer.found(alice)?.blockNumber).toBe(5);
  });

  it('opens in the tab of a watched account alone', async () => {
    const tab = createSealing(storageIn(new Map()), 'key');
    await open(tab).record(alice, check);
    const later = open(tab);
    await later.load(alice, yes);
    expect(later.found(alice)).toEqual(check);
    for (const other of [open(), open(createSealing(storageIn(new Map()), 'key'))]) {
      await other.load(alice, yes);
      expect(other.found(alice)).toBeUndefined();
    }
  });
});
