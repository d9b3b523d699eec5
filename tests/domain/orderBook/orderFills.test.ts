import { describe, expect, it } from 'vitest';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { fillsByOrder, fillsByOthers } from '#domain/orderBook/orderFills.ts';
import type { Hex } from '#domain/multicall/types.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let logIndex = 0;
const at = (transactionHash: Hex, event: BookEvent, boughtToken: PlacedEvent['boughtToken'] = USDC): PlacedEvent => ({
  event,
  soldToken: boughtToken === USDC ? MYT : USDC,
  boughtToken,
  blockNumber: 7,
  logIndex: (logIndex += 1),
  timestamp: undefined,
  transactionHash,
});
const added = { kind: 'AddOrder', maker: ALICE, soldToken: MYT, from: 100n, to: 50n, index: 1n } as const;
const fill = (inNum: bigint, index = 1n) =>
  ({ kind: 'UpdateOrderInfo', soldToken: MYT, index, inNum, outNum: inNum / 2n }) as const;

describe('fills of resting orders by others', () => {
  const resting = at('0x01', added);

  it('do not include what an order filled when it was placed', () => {
    expect(fillsByOthers([resting, at('0x01', fill(40n))])).toEqual([]);
  });

  it('have the amounts sold and received, and the order’s remainder', () => {
    const fills = fillsByOthers([resting, at('0x02', fill(40n)), at('0x03', fill(20n))]);
    expect(fills).toMatchObject([
      { transactionHash: '0x02', sold: 40n, received: 20n, remain: 40n },
      { transactionHash: '0x03', sold: 20n, received: 10n, remain: 40n },
    ]);
    expect(fillsByOrder(fills)).toMatchObject([{ transactionHash: '0x03', sold: 60n, received: 30n, remain: 40n }]);
  });

  it('end an order of which a part was cancelled before, and no order whose rest was cancelled after', () => {
    const cancel = { kind: 'CancelOrderWithNum', soldToken: MYT, index: 1n, num: 60n } as const;
    const [first, last] = [
      fillsByOthers([resting, at('0x02', cancel), at('0x03', fill(40n))]),
      fillsByOthers([resting, at('0x02', fill(40n)), at('0x03', cancel)]),
    ];
    expect([first, last].map((fills) => fills.map(({ event }) => event))).toEqual([['filled'], ['partly']]);
  });

  it('have an id that a replaced block does not change', () => {
    const [before, after] = [7, 8].map((blockNumber) =>
      fillsByOthers([resting, { ...at('0x02', fill(40n)), blockNumber }]).map(({ id }) => id),
    );
    expect(before).toEqual(after);
  });

  it('an own order that fills another own order is reported as such', () => {
    const taker = { ...added, soldToken: USDC, index: 2n } as const;
    expect(fillsByOthers([resting, at('0x02', taker, MYT), at('0x02', fill(40n))])).toEqual([]);
  });
});
