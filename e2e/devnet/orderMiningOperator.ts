import { orderWeight } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { encodeCall } from './contracts.ts';
import type { Deployment } from './deployment.ts';
import { readOrders, readReserves, view } from './exchange.ts';
import { FEE_CAP } from './feeCap.ts';
import type { JsonRpc } from './jsonRpc.ts';
import { TOKENS } from './tokens.ts';
import { splitRewards } from './splitRewards.ts';

const OPERATOR = accountAddress(ROLES.deployer);
/** Milliseconds between the operator's checks. */
const LOOK_MS = 6_000;

interface Miner {
  readonly maker: Address;
  readonly endBlock: bigint;
}

const readMiners = async (node: JsonRpc, rewards: Address): Promise<Map<Address, Miner>> => {
  const miners = new Map<Address, Miner>();
  for (let index = 1; ; index += 1) {
    const entry = await view(node, 'orderMining', rewards, 'userInfoArray', [index]).catch(() => undefined);
    if (entry === undefined) return miners;
    const [maker, , endBlock] = entry as unknown as [Address, bigint, bigint];
    miners.set(maker, { maker, endBlock });
  }
};

const weighPair = async (
  node: JsonRpc,
  deployment: Deployment,
  [token0, token1, factor, maxLimit, minLimit]: readonly [Address, Address, bigint, bigint, bigint],
) => {
  const pool = deployment.pools.find(({ base, quote }) =>
    [TOKENS[base].address, TOKENS[quote].address].every((entry) => entry === token0 || entry === token1),
  );
  if (!pool) return { factor, makers: [], weights: [] };
  const { base, quote } = await readReserves(node, pool);
  const [reserve0, reserve1] = TOKENS[pool.base].address === token0 ? [base, quote] : [quote, base];
  const sides = [
    await readOrders(node, deployment, token0, token1),
    await readOrders(node, deployment, token1, token0),
  ];
  const orders = sides.flatMap((side, i) => side.map((order) => ({ ...order, sells0: i === 0 })));
  return {
    factor,
    makers: orders.map(({ maker }) => maker),
    weights: orders.map((order) => orderWeight(order, { reserve0, reserve1 }, { maxLimit, minLimit })),
  };
};

type Column = readonly bigint[];

const readPairs = async (node: JsonRpc, { orderMining }: Deployment) => {
  const answer = await view(node, 'orderMiningConfig', orderMining.config, 'getPairFactors', []);
  const [tokens0, tokens1, ...numbers] = answer.toArray(true) as [Address[], Address[], Column, Column, Column];
  const at = (column: Column, i: number): bigint => column[i] ?? 0n;
  return tokens0.map((token0, i) => {
    const [factors, above, below] = numbers;
    return [token0, tokens1[i] ?? token0, at(factors, i), at(above, i), at(below, i)] as const;
  });
};

const rewardsByMaker = async (
  node: JsonRpc,
  deployment: Deployment,
  rewards: bigint,
): Promise<Map<Address, bigint>> => {
  const pairs = [];
  for (const pair of await readPairs(node, deployment)) pairs.push(await weighPair(node, deployment, pair));
  const split = splitRewards(rewards, pairs);
  const earned = new Map<Address, bigint>();
  for (const [i, { makers }] of pairs.entries()) {
    for (const [k, maker] of makers.entries()) {
      const reward = split[i]?.[k] ?? 0n;
      if (reward > 0n) earned.set(maker, (earned.get(maker) ?? 0n) + reward);
    }
  }
  return earned;
};

/** Records the rewards since the last computation. @returns one transaction hash per maker; empty if it is too early */
export const accrueOrderMining = async (node: JsonRpc, deployment: Deployment): Promise<readonly Hex[]> => {
  const { rewards, config } = deployment.orderMining;
  const [block, miners] = [BigInt(await node.rpc<Hex>('eth_blockNumber')), await readMiners(node, rewards)];
  const [step] = (await view(node, 'orderMiningConfig', config, 'step', [])) as unknown as [bigint];
  const [perBlock] = (await view(node, 'orderMiningConfig', config, 'blockAmout', [])) as unknown as [bigint];
  const last = [...miners.values()].reduce((latest, { endBlock }) => (endBlock > latest ? endBlock : latest), 0n);
  if (block < last + step) return [];
  const earned = await rewardsByMaker(node, deployment, last === 0n ? 0n : perBlock * (block - last));
  const hashes: Hex[] = [];
  for (const maker of new Set([...miners.keys(), ...earned.keys()])) {
    const args = [maker, miners.get(maker)?.endBlock ?? 0n, block, earned.get(maker) ?? 0n];
    const data = encodeCall('orderMining', 'updateUserReward', args);
    const transaction = { from: OPERATOR, to: rewards, data, gas: '0x493e0', ...FEE_CAP };
    hashes.push(await node.rpc<Hex>('eth_sendTransaction', transaction));
  }
  return hashes;
};

/** @returns a function that stops it */
export const startOrderMiningOperator = (
  node: JsonRpc,
  deployment: Deployment,
  onTrouble: (message: string) => void,
): (() => void) => {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    accrueOrderMining(node, deployment)
      .catch((cause: unknown) => onTrouble(cause instanceof Error ? cause.message : String(cause)))
      .finally(() => {
        isBusy = false;
      });
  }, LOOK_MS);
  return () => clearInterval(timer);
};
