import { ownArtifact } from '../../../e2e/devnet/artifact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createContractClient, quantity, type Receipt, type Transaction } from './contractClient.ts';
import { person } from './people.ts';

const staking = ownArtifact('LpStaking');
const token = ownArtifact('PlainToken');
const chefArtifact = ownArtifact('MultLpChef');
const PLENTY = 10n ** 30n;

/** The block from which rewards are paid, and where each test begins. */
export const START = 100n;
/** Raw MYT for all pools in each block. */
export const PER_BLOCK = 1_000_000n;
/** Raw units of the second token for each block, of the pool that pays two. */
export const SECOND_PER_BLOCK = 700n;
/** Points of the two pools. */
export const POINTS = [3n, 1n] as const;
export const STAKERS = ['m0', 'm1', 'm2'] as const;
export type Staker = (typeof STAKERS)[number];
/** Whose MYT the rewards are. */
export const VAULT = 'fee';

/** A private chain with the staking contract, two pools of plain tokens, three people who hold them, and a full vault. */
export const createStakingStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const from = person('deployer');
  const tokens: Address[] = [];
  for (let count = 0; count < 3; count += 1) tokens.push(await client.create(from, token));
  const [myt, ...lps] = tokens as [Address, Address, Address];
  const at = await client.create(from, staking, [myt, PER_BLOCK, START]);
  const second = await client.create(from, token);
  const chef = await client.create(from, chefArtifact, [second, SECOND_PER_BLOCK]);

  /** A call of the staking contract by an account. */
  const to = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    abi: staking.abi,
    to: at,
    method,
    args,
    from: person(who),
  });
  const onToken = (address: Address, who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    abi: token.abi,
    to: address,
    method,
    args,
    from: person(who),
  });
  await client.executeAll([
    ...[...tokens, second].map((entry) => onToken(entry, 'deployer', 'initialize', 'T', 'T', 18, from)),
    onToken(myt, 'deployer', 'mint', person(VAULT), PLENTY),
    onToken(myt, VAULT, 'approve', at, PLENTY),
    onToken(second, 'deployer', 'mint', chef, PLENTY),
    { abi: chefArtifact.abi, to: chef, method: 'add', args: [lps[1]], from },
    ...lps.flatMap((lp) =>
      STAKERS.flatMap((who) => [
        onToken(lp, 'deployer', 'mint', person(who), PLENTY),
        onToken(lp, who, 'approve', at, PLENTY),
      ]),
    ),
    to('deployer', 'setTotalPoolAddr', person(VAULT)),
    ...lps.map((lp, pid) => to('deployer', 'add', POINTS[pid], lp, false)),
    to('deployer', 'setMultLP', second, chef),
  ]);

  const block = async (): Promise<bigint> => BigInt(await node.rpc<Hex>('eth_blockNumber'));
  /** Empty blocks until this one is the last. */
  const mineTo = async (number: bigint): Promise<void> => {
    const count = number - (await block());
    if (count > 0n) await node.rpc('anvil_mine', quantity(count));
  };
  await mineTo(START);
  let snapshot = await node.rpc<Hex>('evm_snapshot');

  const askAt = async (
    asIn: bigint | undefined,
    method: string,
    ...args: readonly unknown[]
  ): Promise<readonly unknown[]> =>
    (await client.callAll([{ abi: staking.abi, to: at, method, args }], asIn))[0]?.toArray() ?? [];
  const ask = (method: string, ...args: readonly unknown[]): Promise<readonly unknown[]> =>
    askAt(undefined, method, ...args);
  const balance = async (address: Address, who: string): Promise<bigint> =>
    (await client.callAll([onToken(address, who, 'balanceOf', person(who))]))[0]?.[0] as bigint;
  return {
    ...client,
    abi: staking.abi,
    at,
    lps,
    to,
    onToken,
    myt,
    block,
    mineTo,
    ask,
    /** Contract's answer in a future block. */
    askAt,
    /** Claimable rewards now. */
    pending: async (pid: number, who: Staker): Promise<bigint> => (await ask('pending', pid, person(who)))[0] as bigint,
    /** From now on the second pool pays two tokens. */
    payTwo: (): Promise<readonly Receipt[]> => client.executeAll([to('deployer', 'addMultLP', lps[1])]),
    claimedSecond: (who: Staker): Promise<bigint> => balance(second, who),
    claimed: (who: Staker): Promise<bigint> => balance(myt, who),
    /** Pool tokens of an account, minus the initial amount. */
    lpGain: async (pid: 0 | 1, who: Staker): Promise<bigint> => (await balance(lps[pid], who)) - PLENTY,
    /** Does something in exactly this block. @throws when it fails. */
    doAt: async (number: bigint, transaction: Transaction): Promise<Receipt> => {
      await mineTo(number - 1n);
      const [receipt] = await client.executeAll([transaction]);
      if (receipt === undefined || BigInt(receipt.blockNumber) !== number) throw new Error('Another block than wanted');
      return receipt;
    },
    /** Back to `START`, nobody having staked. */
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
    stop: node.stop,
  };
};

export type StakingStage = Awaited<ReturnType<typeof createStakingStage>>;
