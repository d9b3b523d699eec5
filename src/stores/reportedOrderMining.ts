import { orderMining, orderMiningConfig } from '#chain/abis/orderMining.ts';
import { contracts } from '#chain/contracts.ts';
import { decoded, readAtBlock } from '#chain/reading/multicall.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import {
  agreesWithMining,
  type ChainOrderMining,
  type ReportedOrderMining,
} from '#domain/mining/reportedOrderMining.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { dataService } from '#services/dataService/dataService.ts';
import { createCheckedReports } from './checkedReports.ts';

interface MiningKey {
  readonly rewards: Address;
  readonly config: Address;
  readonly account: Address;
  readonly fromBlock: number;
}

const readMining = async ({ rewards, config, account }: MiningKey, at: number): Promise<ChainOrderMining> => {
  const read = async (calls: readonly Call[]) =>
    (await readAtBlock(readRpc, { multicall: contracts.multicall, calls, at })).outcomes;
  const [pairs, entry] = await read([
    orderMiningConfig.getPairFactors.call(config),
    orderMining.indexOf.call(rewards, account),
  ]);
  const factors = decoded(orderMiningConfig.getPairFactors, pairs);
  const index = decoded(orderMining.indexOf, entry);
  if (index === undefined) return { factors, earned: undefined };
  if (index === 0n) return { factors, earned: { sum: 0n, toBlock: 0 } };
  const [found] = await read([orderMining.minerAt.call(rewards, index)]);
  const miner = decoded(orderMining.minerAt, found);
  return { factors, earned: miner && { sum: miner.rewardSum, toBlock: Number(miner.addRewardEndBlock) } };
};

export const reportedOrderMining = createCheckedReports({
  watch: dataService,
  nameOf: ({ account }: MiningKey) => account,
  ask: (service, { account, fromBlock }) => service.orderMining(account, fromBlock),
  agrees: async (reported: ReportedOrderMining, key) =>
    agreesWithMining(reported, await readMining(key, reported.block)),
});
