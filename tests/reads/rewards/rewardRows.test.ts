import { expect, it } from 'vitest';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import { rewardRows, type RewardInput } from '#reads/rewards/rewardRows.ts';
import { maker, MYT } from '../../pages/trade/mockMarket.ts';

const [account, farm, unlisted, unnamed] = [maker(61), maker(62), maker(65), maker(66)];

const moveOf = (token: RewardMove['token'], kind: RewardMove['kind'], logIndex: number): RewardMove => ({
  ...{ contract: farm, token, amount: 5n, kind, transactionHash: '0xaa', blockNumber: 7, logIndex },
  ...{ timestamp: 1, pid: undefined, purpose: undefined },
});

const input: RewardInput = {
  ...{ account, status: 'complete', coverage: undefined, isAllShown: false, poolOf: () => undefined },
  moves: [
    moveOf(MYT.address, 'received', 0),
    moveOf(unlisted, 'received', 1),
    moveOf(unlisted, 'deposited', 2),
    moveOf(unnamed, 'received', 3),
  ],
  isShown: (token) => token !== unlisted,
  programmes: new Map([[farm, 'farm']]),
  assets: new Map([[MYT.address, MYT]]),
};

it('counts hidden entries, and the payments among them', async () => {
  expect(await rewardRows(input, {})).toMatchObject({
    rows: [{ token: MYT.address }],
    hidden: 3,
    hiddenPayments: 2,
  });
});
