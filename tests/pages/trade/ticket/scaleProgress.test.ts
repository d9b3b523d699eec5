import { describe, expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionReceipt } from '#domain/transactions/types.ts';
import { runSteps, sentState, type ScaleProgress, type ScaleStop } from '#pages/trade/ticket/scaleProgress.ts';

const hashOf = (at: number): Hex => `0x${at}`;
const stop: ScaleStop = { kind: 'changed' };

/** Steps of which those in `refused` are not sent, and after whose `haltedAt` the user halts the job. */
const run = async (sent: readonly Hex[], refused: readonly number[], haltedAt?: number) => {
  const shown: (readonly [ScaleProgress['phase'], number])[] = [];
  const requested: number[] = [];
  const stopped = await runSteps(4, sent, {
    sendOne: (at) => {
      requested.push(at);
      return Promise.resolve(refused.includes(at) ? stop : { hash: hashOf(at) });
    },
    show: (phase, hashes) => {
      expect(hashes).toEqual(hashes.map((_, at) => hashOf(at)));
      shown.push([phase, hashes.length]);
    },
    isHalted: () => requested.at(-1) === haltedAt,
  });
  return { stopped, requested, last: shown.at(-1) };
};

describe('orders of a ladder are sent one after another', () => {
  it('until all are sent, each with its transaction', async () => {
    expect(await run([], [])).toEqual({ stopped: undefined, requested: [0, 1, 2, 3], last: ['done', 4] });
  });

  it('until one is not sent, and from there on later', async () => {
    expect(await run([], [2])).toEqual({ stopped: stop, requested: [0, 1, 2], last: ['stopped', 2] });
    const later = await run([hashOf(0), hashOf(1)], []);
    expect(later).toEqual({ stopped: undefined, requested: [2, 3], last: ['done', 4] });
  });

  it('until the user halts the job, which the last order completes', async () => {
    expect(await run([], [], 1)).toEqual({ stopped: undefined, requested: [0, 1], last: ['stopped', 2] });
    expect(await run([], [], 3)).toEqual({ stopped: undefined, requested: [0, 1, 2, 3], last: ['done', 4] });
  });
});

it('an order is placed once its transaction has succeeded, not when it was sent', () => {
  const receipt: TransactionReceipt = {
    ...{ blockHash: '0x1', transactionHash: '0x2', blockNumber: 7, transactionIndex: 0 },
    ...{ from: '0x3', to: '0x4', contractAddress: null, status: 1 },
  };
  expect(sentState(undefined)).toBe('pending');
  expect(sentState({})).toBe('pending');
  expect(sentState({ receipt })).toBe('placed');
  expect(sentState({ receipt: { ...receipt, status: 0 } })).toBe('failed');
  expect(sentState({ ended: { kind: 'cancelled', blockNumber: 7 } })).toBe('failed');
});
