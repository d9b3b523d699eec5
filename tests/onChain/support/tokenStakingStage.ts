import { ownArtifact, type Artifact } from '../../../e2e/devnet/artifact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createContractClient, quantity, type Transaction } from './contractClient.ts';
import { person } from './people.ts';

const token = ownArtifact('PlainToken');

export const PER_BLOCK = 1_000_003n;
/** Funds of each staker, and of each contract for rewards. */
export const PURSE = 10n ** 20n;
const REWARDS = 10n ** 12n;
export const STAKERS = ['m0', 'm1', 'm2', 'm3'] as const;

const OFFERS = [
  { months: 1n, rateBps: 50n, seconds: 1_000 },
  { months: 3n, rateBps: 333n, seconds: 3_000 },
] as const;

/** A private chain with one token, a programme that pays it for itself, a lock contract, and some people who hold it. */
export const createTokenStakingStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const from = person('deployer');
  const at = await client.create(from, token);
  const onToken = (who: string, method: string, ...args: readonly unknown[]): Transaction => ({
    abi: token.abi,
    to: at,
    method,
    args,
    from: person(who),
  });
  const place = async (artifact: Artifact, args: readonly unknown[]) => {
    const address = await client.create(from, artifact, args);
    const call = (method: string, args: readonly unknown[], who = 'deployer'): Transaction => ({
      abi: artifact.abi,
      to: address,
      method,
      args,
      from: person(who),
    });
    const askAll = (requests: readonly (readonly [string, ...unknown[]])[]) =>
      client.callAll(requests.map(([method, ...args]) => call(method, args)));
    return {
      at: address,
      to: (who: string, method: string, ...args: readonly unknown[]): Transaction => call(method, args, who),
      ask: async (method: string, ...args: readonly unknown[]): Promise<readonly unknown[]> =>
        (await askAll([[method, ...args]]))[0]?.toArray() ?? [],
      askAll,
      /** Reason that a call would revert; undefined if it would not. */
      tryAsk: async (who: string, method: string, ...args: readonly unknown[]): Promise<string | undefined> => {
        const answer = await client.tryCall(call(method, args, who));
        return answer.ok ? undefined : answer.reason;
      },
    };
  };
  const single = await place(ownArtifact('SingleStaking'), [at, at, PER_BLOCK]);
  const lock = await place(ownArtifact('LockStaking'), [at, 10n]);
  await client.executeAll([
    onToken('deployer', 'initialize', 'T', 'T', 18, from),
    ...[single.at, lock.at].map((to) => onToken('deployer', 'mint', to, REWARDS)),
    ...STAKERS.flatMap((who) => [
      onToken('deployer', 'mint', person(who), PURSE),
      ...[single.at, lock.at].map((to) => onToken(who, 'approve', to, PURSE)),
    ]),
    ...OFFERS.map(({ months, rateBps, seconds }) => lock.to('deployer', 'setTerms', months, rateBps, seconds)),
  ]);
  let snapshot = await node.rpc<Hex>('evm_snapshot');

  const heldBy = async (who: Address): Promise<bigint> =>
    (await client.callAll([onToken('deployer', 'balanceOf', who)]))[0]?.[0] as bigint;
  const mine = async (blocks: number): Promise<void> => {
    if (blocks > 0) await node.rpc('anvil_mine', quantity(BigInt(blocks)));
  };
  return {
    single,
    lock,
    heldBy,
    balance: (who: string): Promise<bigint> => heldBy(person(who)),
    mine,
    block: async (): Promise<bigint> => BigInt(await node.rpc<Hex>('eth_blockNumber')),
    /** @throws when it fails. */
    run: async (transaction: Transaction): Promise<void> => void (await client.executeAll([transaction])),
    /** Pending rewards one block later. */
    pendingWithNextBlock: async (who: string): Promise<bigint> => {
      const kept = await node.rpc<Hex>('evm_snapshot');
      await mine(1);
      const [pending] = await single.ask('pendingReward', person(who));
      await node.rpc('evm_revert', kept);
      return pending as bigint;
    },
    /** Takes the rewards away from the programme. */
    empty: async (): Promise<void> => {
      await node.rpc('anvil_impersonateAccount', single.at);
      await node.rpc('anvil_setBalance', single.at, quantity(10n ** 18n));
      await client.executeAll([{ ...onToken('deployer', 'transfer', from, REWARDS), from: single.at }]);
    },
    fund: async (to: Address, amount: bigint): Promise<void> =>
      void (await client.executeAll([onToken('deployer', 'mint', to, amount)])),
    termsOf: (months: bigint) => OFFERS.find((entry) => entry.months === months) ?? OFFERS[0],
    wait: async (seconds: number): Promise<void> =>
      void (await node.rpc('evm_increaseTime', quantity(BigInt(seconds)))),
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
    stop: node.stop,
  };
};

export type TokenStakingStage = Awaited<ReturnType<typeof createTokenStakingStage>>;
