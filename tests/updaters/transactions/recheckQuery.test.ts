import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { err, ok } from '#lib/result.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { lookedUp, receiptFound, replaced, spedUp } from '#state/transactions/slice.ts';
import { recheckQuery } from '#updaters/transactions/recheckQuery.ts';
import type { Answers } from '#updaters/transactions/receiptQuery.ts';
import { alice, HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

const SIGNED = { nonce: 4, to: alice, data: '0x', value: '0' } as const;

const setUp = () => {
  const sent = sendOne();
  const doubts = new Set<Hex>();
  /** One look at the record as it is then. */
  const look = (answers: Answers, blockNumber: number): void =>
    recheckQuery(sent.record(), sent.context, doubts).take(answers, blockNumber);
  const requests = () => recheckQuery(sent.record(), sent.context, doubts).requests;
  return { ...sent, doubts, look, requests };
};

const mined = (block = 11) => {
  const world = setUp();
  const read = readReceipt(receiptAt(block));
  if (!read) throw new Error('no receipt');
  world.store.dispatch(receiptFound({ chainId: 137, hash: HASH, receipt: read.receipt, confirmedTime: 5 }));
  return world;
};

const ended = (known = true) => {
  const world = setUp();
  if (known) world.store.dispatch(lookedUp({ chainId: 137, hash: HASH, blockNumber: 10, signed: SIGNED }));
  const ending = { kind: 'replaced', blockNumber: 11, hash: '0x02' } as const;
  world.store.dispatch(replaced({ chainId: 137, hash: HASH, ended: ending, atMs: 5 }));
  return world;
};

const gone = [ok(null)];

describe('a receipt that was found', () => {
  it('is looked for under the hash that was mined', () => {
    const { store, requests } = mined();
    store.dispatch(spedUp({ chainId: 137, hash: HASH, by: '0x02' }));
    expect(requests()).toEqual([{ method: 'eth_getTransactionReceipt', params: ['0x02'] }]);
  });

  it('that is still there moves the last look on, and nothing else', () => {
    const { record, look, popups } = mined();
    const { receipt, confirmedTime } = record();
    look([ok(receiptAt(11))], 20);
    expect(record()).toMatchObject({ receipt, confirmedTime, lastCheckedBlockNumber: 20 });
    expect(popups()).toHaveLength(1);
  });

  it('goes only where a node says twice that it is gone, and nobody says in between that it is there', () => {
    const answer = fc.constantFrom('there', 'gone', 'busy', 'garbage');
    const replies = { there: ok(receiptAt(11)), gone: ok(null), busy: err('busy'), garbage: ok('?') };
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 8 }), (answers) => {
        const { record, look } = mined();
        let missed = 0;
        answers.forEach((entry, i) => {
          if (missed >= 2) return;
          look([replies[entry]], 20 + i);
          if (entry === 'gone') missed += 1;
          if (entry === 'there') missed = 0;
        });
        expect(record().receipt === undefined).toBe(missed >= 2);
      }),
    );
  });

  it('stays while the chain has its block, though the node says twice that it is gone', () => {
    const { record, look, requests, doubts } = mined();
    const header = (hash: string) => ok({ number: '0xb', hash, timestamp: '0x1' });
    for (const block of [20, 21, 22, 23]) {
      const isDoubted = doubts.has(HASH);
      expect(requests().map(({ method }) => method)).toEqual(
        isDoubted ? ['eth_getTransactionReceipt', 'eth_getBlockByNumber'] : ['eth_getTransactionReceipt'],
      );
      look(isDoubted ? [ok(null), header('0x000b')] : gone, block);
      expect(record().receipt).toBeDefined();
    }
    look(gone, 24);
    look([ok(null), header('0x0b0b')], 25);
    expect(record().receipt).toBeUndefined();
  });

  it('stays while a node is below its block, which proves nothing, and goes once the chain passes it without it', () => {
    const { record, look, popups } = mined(60);
    for (let block = 20; block < 60; block += 1) look(gone, block);
    expect(record().receipt).toBeDefined();
    expect(popups()).toHaveLength(1);
    look(gone, 60);
    expect(record().receipt).toBeDefined();
    look(gone, 61);
    expect(record().receipt).toBeUndefined();
  });

  it('a doubt ends if a later answer comes from below its block', () => {
    const { record, look } = mined(60);
    for (const block of [60, 20, 60]) look(gone, block);
    expect(record().receipt).toBeDefined();
  });

  it('one in another block takes its place, with its popup, and one of a block after the one shown waits', () => {
    const { record, look, popups } = mined();
    const elsewhere = [ok(receiptAt(21, { status: '0x0' }))];
    look(elsewhere, 20);
    expect(record().receipt).toMatchObject({ blockNumber: 11, status: 1 });
    look(elsewhere, 21);
    expect(record().receipt).toMatchObject({ blockNumber: 21, status: 0 });
    expect(popups()).toMatchObject([{ success: false }]);
  });

  it('a doubt ends with the record that it was about', () => {
    const { look, doubts } = mined();
    look(gone, 20);
    expect([...doubts]).toEqual([HASH]);
    look(gone, 21);
    expect([...doubts]).toEqual([]);
  });
});

describe('a transaction that another one took the place of', () => {
  it('is looked for with its own hash and by its nonce', () => {
    expect(
      ended()
        .requests()
        .map(({ method }) => method),
    ).toEqual(['eth_getTransactionReceipt', 'eth_getTransactionCount']);
  });

  it('stays so while its nonce is used', () => {
    const { record, look } = ended();
    look([ok(null), ok('0x5')], 20);
    expect(record()).toMatchObject({ ended: { kind: 'replaced' }, lastCheckedBlockNumber: 20 });
  });

  it('waits again once its nonce is reported twice to be free', () => {
    const { record, look } = ended();
    const free = [ok(null), ok('0x4')];
    look(free, 20);
    look([ok(null), ok('0x5')], 21);
    look(free, 22);
    expect(record().ended).toBeDefined();
    look(free, 23);
    expect(record().ended).toBeUndefined();
  });

  it('stays so while a node is below its block', () => {
    const { record, look } = ended();
    for (let block = 2; block < 11; block += 1) look([ok(null), ok('0x4')], block);
    expect(record().ended).toBeDefined();
  });

  it.each<[string, Answers, boolean]>([
    ['no count', [ok(null), err('busy')], true],
    ['a count of another shape', [ok(null), ok('many')], true],
    ['a count, but its own nonce is not known', [ok(null), ok('0x0')], false],
    ['an error about its receipt', [err('busy'), ok('0x0')], true],
  ])('%s proves nothing, however often', (_, answers, known) => {
    const { record, look } = ended(known);
    for (let block = 20; block < 24; block += 1) look(answers, block);
    expect(record().ended).toBeDefined();
  });

  it('was mined after all where its own receipt says so, in a block that is shown', () => {
    const { record, look, popups } = ended();
    look([ok(receiptAt(21)), ok('0x5')], 20);
    expect(record().ended).toBeDefined();
    look([ok(receiptAt(21)), ok('0x5')], 21);
    expect(record()).toMatchObject({ receipt: { blockNumber: 21 } });
    expect(record().ended).toBeUndefined();
    expect(popups()).toMatchObject([{ success: true }]);
  });
});
