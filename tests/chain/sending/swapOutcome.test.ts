import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { pairTopics } from '#chain/abis/pair.ts';
import { DecodeError } from '#chain/codec/DecodeError.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { swapOutcome } from '#chain/sending/swapOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const pair = toChecksumAddress(`0x${'ab'.repeat(20)}`);

const swapLog = (amounts: readonly number[], change: Partial<RpcLog> = {}): RpcLog => ({
  address: pair.toLowerCase(),
  topics: [pairTopics.swap],
  data: AbiCoder.defaultAbiCoder().encode(
    amounts.map(() => 'uint256'),
    amounts,
  ) as Hex,
  blockNumber: '0x1',
  blockHash: '0x2',
  logIndex: '0x0',
  ...change,
});

describe('the outcome of a router swap, from its receipt', () => {
  it.each([
    ['token 0 for token 1', [1000, 0, 0, 950]],
    ['token 1 for token 0', [0, 1000, 950, 0]],
  ])('%s: all of it at once, from the pool', (_, amounts) => {
    expect(swapOutcome([swapLog(amounts)], pair)).toEqual({
      orderIndex: '0',
      spent: '1000',
      received: '950',
      receivedFromBook: '0',
      ordersTouched: 0,
      rests: '0',
    });
  });

  it('ignores the logs of other contracts and other events', () => {
    const elsewhere = swapLog([1, 0, 0, 1], { address: `0x${'cd'.repeat(20)}` });
    const transfer = swapLog([1, 0, 0, 1], { topics: [`0x${'1'.repeat(64)}`] });
    expect(swapOutcome([elsewhere, transfer], pair)).toBeUndefined();
    expect(swapOutcome([elsewhere, swapLog([7, 0, 0, 5])], pair)).toMatchObject({ spent: '7', received: '5' });
  });

  it('a log of this name with another shape is a DecodeError', () => {
    expect(() => swapOutcome([swapLog([1])], pair)).toThrow(DecodeError);
  });
});
