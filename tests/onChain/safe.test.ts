import { parseEther } from 'ethers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSafeProvider } from '#chain/connectors/safeProvider.ts';
import { rejectionHashes } from '#chain/safe/safeTransaction.ts';
import { executionsRequest, readExecutions, readSafeNonce, safeNonceRequest } from '#chain/safe/safeExecution.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { readAllowance, readBalance } from '../../e2e/devnet/exchange.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { createSafeQueue, type SafeQueue } from '../../e2e/devnet/safeHost/queue.ts';
import type { SentCall } from '../../e2e/devnet/safeHost/safeTransaction.ts';
import { localSafes, type LocalSafe } from '../../e2e/devnet/seedSafes.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';

let chain: LocalChain;
let queue: SafeQueue;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  queue = createSafeQueue(chain.node);
}, 300_000);
afterAll(() => chain.stop());

const ask = ({ method, params }: RpcRequest): Promise<unknown> => chain.node.rpc(method, ...params);
const executions = async ({ address }: LocalSafe) =>
  readExecutions(await ask(executionsRequest(address, 0, 'latest')), address);

const safeOf = (threshold: number): LocalSafe => {
  const found = localSafes().find((safe) => safe.threshold === threshold);
  if (!found) throw new Error(`no Safe of ${threshold}`);
  return found;
};

const providerOf = (safe: LocalSafe) => {
  const { address, threshold, owners } = safe;
  const [owner] = owners;
  if (!owner) throw new Error('a Safe without owners');
  const send = async ({ txs }: { txs: readonly object[] }) => ({
    safeTxHash: await queue.propose(safe, txs as readonly SentCall[], owner),
  });
  const info = { address, chainId: 137, threshold, owners: [...owners], isReadOnly: false };
  const getBySafeTxHash = () => Promise.reject(new Error('not asked here'));
  return createSafeProvider(info, { send, getBySafeTxHash }, ask as never);
};

it('several calls are one transaction of the Safe: all of them, or none', async () => {
  const safe = safeOf(2);
  const [, second] = safe.owners;
  const wrapped = TOKENS.WMATIC.address;
  const amount = parseEther('3');
  const deposit = { to: wrapped, data: encodeCall('token', 'deposit', []), value: amount };
  const approval = { to: wrapped, data: encodeCall('token', 'approve', [chain.deployment.router, amount]), value: 0n };
  const { multisig } = providerOf(safe);
  const hash = await multisig.sendBatch([deposit, approval]);
  await expect(queue.execute(hash)).rejects.toThrow('Signatures are missing');
  if (second) await queue.sign(hash, second);
  await queue.execute(hash);
  expect(await readBalance(chain.node, wrapped, safe.address)).toBe(amount);
  expect(await readAllowance(chain.node, wrapped, safe.address, chain.deployment.router)).toBe(amount);
  const [done] = (await executions(safe)) ?? [];
  expect(done).toMatchObject({ safeTxHash: hash, succeeded: true });
  expect(readSafeNonce(await ask(safeNonceRequest(safe.address, 'latest')))).toBe(1);

  const tooMuch = { ...deposit, value: parseEther('1000000') };
  const refused = await multisig.sendBatch([approval, tooMuch]);
  if (second) await queue.sign(refused, second);
  await expect(queue.execute(refused)).rejects.toThrow();
  expect(readSafeNonce(await ask(safeNonceRequest(safe.address, 'latest')))).toBe(1);
});

it('a rejection has the hash that is computed for it, and uses up the nonce', async () => {
  const safe = safeOf(1);
  const hash = (await providerOf(safe).request({
    method: 'eth_sendTransaction',
    params: [{ to: safe.owners[0], value: '0x01' }],
  })) as Hex;
  await queue.supersede(hash, 'rejection');
  const done = (await executions(safe)) ?? [];
  expect(done.map(({ safeTxHash }) => safeTxHash)).toEqual([rejectionHashes(safe.address, 137, 0)[0]]);
  expect((await queue.find(hash)).view.status).toBe('CANCELLED');
});
