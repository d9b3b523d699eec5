import { npmArtifact, ownArtifact } from '../../../e2e/devnet/artifact.ts';
import type { TradePool } from '#domain/mining/tradeMining.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createContractClient, quantity, type Transaction } from './contractClient.ts';
import { person } from './people.ts';

const mining = ownArtifact('SwapMining');
const token = ownArtifact('PlainToken');
const factoryArtifact = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
const pairArtifact = npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json');
const PLENTY = 10n ** 30n;

/** The block from which rewards are paid, and where each test begins. */
export const START = 60n;
export const PER_BLOCK = 1_000_003n;
export const POINTS = [3n, 4n] as const;
export const TAKERS = ['m0', 'm1', 'm2', 'm3'] as const;
/** Replaces the order book: reports trades. */
export const BOOK = 'swapper';
export const VAULT = 'fee';
/** Price of the other token in the target token, in both pairs. */
export const PRICE = 2n;

/**
 * A private chain with the trade mining contract, tokens `target`, `a`, `b` and `far`, pools of target with a and with b,
 * both registered, and a pool of b with far, which is not.
 */
export const createTradeStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const from = person('deployer');
  const create = (): Promise<Address> => client.create(from, token);
  const [myt, target, a, b, far] = [await create(), await create(), await create(), await create(), await create()];
  const onToken = (to: Address, method: string, ...args: readonly unknown[]): Transaction => {
    return { abi: token.abi, to, method, args, from };
  };
  await client.executeAll([myt, target, a, b, far].map((entry) => onToken(entry, 'initialize', 'T', 'T', 18, from)));
  const factory = await client.create(from, factoryArtifact, [from]);
  const pairOf = async (address: Address, other: Address): Promise<Address> => {
    const at = { abi: factoryArtifact.abi, to: factory, from };
    await client.executeAll([{ ...at, method: 'createPair', args: [address, other] }]);
    const pair = (await client.callAll([{ ...at, method: 'getPair', args: [address, other] }]))[0]?.[0] as Address;
    await client.executeAll([
      onToken(address, 'mint', pair, PRICE * 10n ** 18n),
      onToken(other, 'mint', pair, 10n ** 18n),
      { abi: pairArtifact.abi, to: pair, from, method: 'mint', args: [from] },
    ]);
    return pair;
  };
  const pairs = [await pairOf(target, a), await pairOf(target, b)] as const;
  await pairOf(b, far);
  const oracle = await client.create(from, ownArtifact('ReserveOracle'), [factory]);
  const terms = [myt, factory, oracle, person(BOOK), target, PER_BLOCK, START];
  const at = await client.create(from, mining, terms);
  const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => {
    return { abi: mining.abi, to: at, method, args, from: person(who) };
  };
  await client.executeAll([
    onToken(myt, 'mint', person(VAULT), PLENTY),
    { ...onToken(myt, 'approve', at, PLENTY), from: person(VAULT) },
    to('deployer', 'setTotalPoolAddr', person(VAULT)),
    ...pairs.map((pair, pid) => to('deployer', 'addPair', POINTS[pid], pair, false)),
    ...[target, a, b].map((entry) => to('deployer', 'addWhitelist', entry)),
  ]);
  const block = async (): Promise<bigint> => BigInt(await node.rpc<Hex>('eth_blockNumber'));
  const mineTo = async (number: bigint): Promise<void> => {
    const count = number - (await block());
    if (count > 0n) await node.rpc('anvil_mine', quantity(count));
  };
  await mineTo(START);
  let snapshot = await node.rpc<Hex>('evm_snapshot');
  const ask = async (who: string, method: string, ...args: readonly unknown[]): Promise<readonly unknown[]> =>
    (await client.callAll([to(who, method, ...args)]))[0]?.toArray() ?? [];
  const balance = async (who: string): Promise<bigint> =>
    (await client.callAll([onToken(myt, 'balanceOf', person(who))]))[0]?.[0] as bigint;
  return {
    ...client,
    at,
    myt,
    tokens: { target, a, b, far },
    pairs,
    to,
    onToken,
    block,
    mineTo,
    ask,
    balance,
    /** A trade that the book reports: an account exchanged an amount of one token for another. */
    trade: (who: string, input: Address, output: Address, amount: bigint): Transaction =>
      to(BOOK, 'swap', person(who), input, output, amount),
    pool: async (pid: number): Promise<TradePool> => {
      const [pair, unclaimed, totalQuantity, allocPoint, waiting, lastRewardBlock] = await ask('m0', 'poolInfo', pid);
      return { pair, quantity: unclaimed, totalQuantity, allocPoint, waiting, lastRewardBlock } as TradePool;
    },
    own: async (pid: number, who: string): Promise<bigint> =>
      (await ask('m0', 'userInfo', pid, person(who)))[0] as bigint,
    /** Does something in exactly this block. @throws when it fails. */
    doAt: async (number: bigint, transaction: Transaction): Promise<void> => {
      await mineTo(number - 1n);
      await client.executeAll([transaction]);
    },
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
    stop: node.stop,
  };
};

export type TradeStage = Awaited<ReturnType<typeof createTradeStage>>;
