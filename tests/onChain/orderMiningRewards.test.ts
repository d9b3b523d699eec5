import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { dueAt, isClaimShort, isVaultShort, type OrderVault } from '#domain/mining/orderMining.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, quantity } from './support/contractClient.ts';
import { person } from './support/people.ts';

const mining = ownArtifact('OrderMining');
const token = ownArtifact('PlainToken');
const MAKERS = ['m0', 'm1', 'm2'] as const;
const OPERATOR = 'deployer';
const VAULT = 'fee';
const PER_BLOCK = 1000n;

const createMiningStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  const from = person(OPERATOR);
  const myt = await client.create(from, token);
  const at = await client.create(from, mining, [myt, PER_BLOCK, 0]);
  const to = (who: string, method: string, ...args: readonly unknown[]) => {
    return { abi: mining.abi, to: at, method, args, from: person(who) };
  };
  const onToken = (who: string, method: string, ...args: readonly unknown[]) => {
    return { abi: token.abi, to: myt, method, args, from: person(who) };
  };
  await client.executeAll([
    onToken(OPERATOR, 'initialize', 'MYT', 'MYT', 18, from),
    to(OPERATOR, 'setApproval', from, true),
    to(OPERATOR, 'setTotalPoolAddr', person(VAULT)),
  ]);
  let snapshot = await node.rpc<Hex>('evm_snapshot');
  const ask = async (call: ReturnType<typeof to>): Promise<bigint> => (await client.callAll([call]))[0]?.[0] as bigint;
  return {
    ...client,
    node,
    at,
    to,
    onToken,
    ask,
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
  };
};

let stage: Awaited<ReturnType<typeof createMiningStage>>;

beforeAll(async () => {
  stage = await createMiningStage();
});
afterAll(() => stage.node.stop());

const blockNow = async (): Promise<bigint> => BigInt(await stage.node.rpc<Hex>('eth_blockNumber'));
const balance = (who: Address): Promise<bigint> => stage.ask(stage.onToken(VAULT, 'balanceOf', who));

const vaultNow = async (): Promise<OrderVault> => ({
  perBlock: PER_BLOCK,
  startBlock: await stage.ask(stage.to(VAULT, 'startBlock')),
  held: await balance(stage.at),
  balance: await balance(person(VAULT)),
  allowance: await stage.ask(stage.onToken(VAULT, 'allowance', person(VAULT), stage.at)),
});

const succeeds = async (transaction: ReturnType<typeof stage.to>): Promise<boolean> =>
  stage.executeAll([transaction]).then(
    () => true,
    () => false,
  );

const step = fc.record({
  who: fc.constantFrom(...MAKERS),
  what: fc.constantFrom('earn', 'claim', 'order'),
  gap: fc.bigInt({ min: 1n, max: 30n }),
  amount: fc.bigInt({ min: 0n, max: 60_000n }),
});

it('pays exactly when the rules say, what was written and no more, for random makers and vaults', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 0n, max: 200_000n }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (funds, steps) => {
        await stage.reset();
        await stage.executeAll([
          stage.to(OPERATOR, 'setOrderMiningStartBlock', (await blockNow()) + 1n),
          stage.onToken(OPERATOR, 'mint', person(VAULT), funds),
          stage.onToken(VAULT, 'approve', stage.at, 10n ** 30n),
        ]);
        const earned = new Map<string, { reward: bigint; end: bigint }>();
        for (const { who, what, gap, amount } of steps) {
          await stage.node.rpc('anvil_mine', quantity(gap));
          const [vault, next] = [await vaultNow(), (await blockNow()) + 1n];
          const { reward, end } = earned.get(who) ?? { reward: 0n, end: 0n };
          if (what === 'earn') {
            await stage.executeAll([stage.to(OPERATOR, 'updateUserReward', person(who), end, next, amount)]);
            earned.set(who, { reward: reward + amount, end: next });
          } else if (what === 'order') {
            expect(await succeeds(stage.to(who, 'updateOrderMiningNumByOuter'))).toBe(!isVaultShort(vault, next));
          } else {
            const before = await balance(person(who));
            const isPaid = reward > 0n && !isClaimShort(vault, reward, next);
            expect(await succeeds(stage.to(who, 'withdrawUserReward'))).toBe(isPaid);
            expect((await balance(person(who))) - before).toBe(isPaid ? reward : 0n);
            if (!isPaid) continue;
            expect(vault.held + dueAt(vault, next) - (await balance(stage.at))).toBe(reward);
            earned.set(who, { reward: 0n, end });
          }
        }
      },
    ),
    { numRuns: 8 },
  );
});

it('nothing is written twice, and only by an operator', async () => {
  await stage.reset();
  const write = (who: string, from: bigint, to: bigint) =>
    succeeds(stage.to(who, 'updateUserReward', person('m0'), from, to, 5));
  expect(await write('m0', 0n, 10n)).toBe(false);
  expect(await write(OPERATOR, 0n, 10n)).toBe(true);
  expect(await write(OPERATOR, 0n, 20n)).toBe(false);
  expect(await write(OPERATOR, 10n, 9n)).toBe(false);
  expect(await write(OPERATOR, 10n, 20n)).toBe(true);
});
