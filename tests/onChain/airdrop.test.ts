import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningAnvil } from '../../e2e/devnet/anvilProcess.ts';
import { AIRDROPS } from '../../e2e/devnet/airdrops.ts';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import { rootOf } from '#domain/airdrop/merkleRoot.ts';
import type { AirdropEntry } from '#domain/airdrop/claimFiles.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../support/anvil.ts';
import { createContractClient, type Transaction } from './support/contractClient.ts';
import { person } from './support/people.ts';

const distributor = npmArtifact('@uniswap/merkle-distributor/build/MerkleDistributor.json');
const token = ownArtifact('PlainToken');
const [airdrop] = AIRDROPS;
if (!airdrop) throw new Error('There is no airdrop');

let node: RunningAnvil;
let client: ReturnType<typeof createContractClient>;
let at: Address;
let paid: Address;

const claimOf = ({ index, account, amount, proof }: AirdropEntry): Transaction => ({
  abi: distributor.abi,
  to: at,
  method: 'claim',
  args: [index, account, amount, proof],
  from: person('m0'),
});
const reason = async (entry: AirdropEntry): Promise<string> => {
  const answer = await client.tryCall(claimOf(entry));
  return answer.ok ? 'accepted' : answer.reason;
};

beforeAll(async () => {
  node = await startAnvil({ mineOnDemand: true });
  client = createContractClient(node);
  paid = await client.create(person('deployer'), token);
  at = await client.create(person('deployer'), distributor, [paid, airdrop.root]);
  const { abi } = token;
  const from = person('deployer');
  await client.executeAll([
    { abi, to: paid, method: 'initialize', args: ['T', 'T', 18, from], from },
    { abi, to: paid, method: 'mint', args: [at, airdrop.total], from },
  ]);
});
afterAll(() => node.stop());

it('pays each entry whose proof leads to its root, to the unit and once, whoever sends it', async () => {
  for (const entry of airdrop.entries) {
    expect(rootOf(entry)).toBe(airdrop.root);
    expect(await reason(entry)).toBe('accepted');
  }
  await client.executeAll(airdrop.entries.map(claimOf));
  for (const entry of airdrop.entries) {
    const balance = { abi: token.abi, to: paid, method: 'balanceOf', args: [entry.account], from: person('m0') };
    expect((await client.callAll([balance]))[0]?.[0]).toBe(entry.amount);
  }
  const [first] = airdrop.entries;
  expect(first && (await reason(first))).toBe('MerkleDistributor: Drop already claimed.');
});

it('refuses exactly what does not lead to its root', async () => {
  const forgeries = fc.record({
    at: fc.nat(airdrop.entries.length - 1),
    what: fc.constantFrom('amount', 'account', 'proof', 'index'),
    by: fc.bigInt({ min: 1n, max: 2n ** 64n }),
  });
  await fc.assert(
    fc.asyncProperty(forgeries, async ({ at: index, what, by }) => {
      const entry = airdrop.entries[index];
      if (!entry) return;
      const forged: AirdropEntry = {
        index: what === 'index' ? entry.index + by + 1_000n : entry.index + 1_000n * by,
        account: what === 'account' ? person('m1') : entry.account,
        amount: what === 'amount' ? entry.amount + by : entry.amount,
        proof: what === 'proof' ? entry.proof.slice(1) : entry.proof,
      };
      expect(rootOf(forged)).not.toBe(airdrop.root);
      expect(await reason(forged)).toBe('MerkleDistributor: Invalid proof.');
    }),
    { numRuns: 40 },
  );
});
