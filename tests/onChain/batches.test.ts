import { concat, HDNodeWallet, parseUnits, ZeroAddress, zeroPadValue, type JsonRpcProvider } from 'ethers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { batchAccountCode } from '#chain/simulation/batchAccountCode.ts';
import { replayReverted } from '#chain/simulation/replayReverted.ts';
import { batchCallData, simulateBatch } from '#chain/simulation/simulateBatch.ts';
import { orderBook } from '#chain/abis/orderBook.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { checkReturned } from '#writes/checks/planRules.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { plansAfterClaim } from '#writes/rewards/plansAfterClaim.ts';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import { accountAddress, MNEMONIC, ROLES } from '../../e2e/devnet/accounts.ts';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { sendAsBatch } from '../../e2e/devnet/batchAccount.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { readAllowance, readBalance, view } from '../../e2e/devnet/exchange.ts';
import { FEE_CAP } from '../../e2e/devnet/feeCap.ts';
import { poolExchange, readPair, readRewardsPool } from '../../e2e/devnet/liquidity.ts';
import { localNode } from '../../e2e/devnet/localNode.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { localSafes, safeAbi } from '../../e2e/devnet/seedSafes.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';

let chain: LocalChain;
let node: JsonRpcProvider;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  node = localNode(chain.url);
}, 300_000);
afterAll(async () => {
  node.destroy();
  await chain.stop();
});

const [INDEX] = ROLES.tests;
const trader = accountAddress(INDEX);
const tokenOf = (symbol: 'USDC' | 'MYT', decimals: number): Token => ({
  kind: 'token',
  chainId: 137,
  address: TOKENS[symbol].address,
  symbol,
  name: symbol,
  decimals,
});
const usdc = tokenOf('USDC', 6);
const from = parseUnits('100', 6);

const approvalOf = (amount: bigint): TransactionPlan =>
  planApproval({ token: usdc, spender: chain.deployment.orderBook }, amount);

/** A buy far below the market, so that it rests whole. */
const orderOf = (maker: Address): TransactionPlan =>
  planOrder(
    {
      maker,
      input: usdc,
      output: tokenOf('MYT', 18),
      direction: 'BUY',
      orderType: 'LIMIT',
      from,
      to: parseUnits('100000', 18),
      targetIndex: 0n,
      expectedRest: from,
      restTolerance: 0n,
      received: 0n,
      minReceived: 0n,
      pool: chain.deployment.orderBook,
      takes: [],
    },
    chain.deployment.orderBook,
  );

const callsOf = (plans: readonly TransactionPlan[]) =>
  plans.map(({ contract: to, callData: data, value }) => ({ to, data, value }));
const rpc = () => createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 0 });

it('the code of a simulated account is that of its contract', () => {
  expect(batchAccountCode).toBe(ownArtifact('BatchAccount').deployedBytecode);
});

it('a batch is simulated as it is then executed by the account itself: each call sees what those before it did', async () => {
  const plans = [approvalOf(from), orderOf(trader)];
  const simulated = await simulateBatch(rpc(), trader, callsOf(plans));
  if (!simulated.ok) throw new Error('not simulated', { cause: simulated.error });
  expect(plans.map((plan, index) => checkReturned(plan, simulated.value[index] ?? '0x').ok)).toEqual([true, true]);
  expect(await readAllowance(chain.node, usdc.address, trader, chain.deployment.orderBook)).toBe(0n);

  const before = await readBalance(chain.node, usdc.address, trader);
  const wallet = HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${INDEX}`).connect(node);
  const sender = { wallet, node, chainId: 137 };
  // The first one upgrades the account, the second finds it upgraded.
  for (const expected of [from, from * 2n]) {
    const hash = await sendAsBatch(sender, callsOf(plans));
    const receipt = await node.waitForTransaction(hash);
    expect(receipt?.status).toBe(1);
    expect(before - (await readBalance(chain.node, usdc.address, trader))).toBe(expected);
  }
  expect(await readAllowance(chain.node, usdc.address, trader, chain.deployment.orderBook)).toBe(0n);
  const data = orderBook.getLastOrderIndex.encode(usdc.address, TOKENS.MYT.address);
  expect(await chain.node.rpc('eth_call', { to: chain.deployment.orderBook, data }, 'latest')).not.toBe('0x');
}, 60_000);

it('rewards are staked again in the transaction that claims them, and all reverts if less stays than was held', async () => {
  const [staking] = chain.deployment.singleStaking;
  const myt = tokenOf('MYT', 18);
  const whole = parseUnits('100', 18);
  const wallet = HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${INDEX}`).connect(node);
  const run = async (plans: readonly TransactionPlan[]) =>
    node.waitForTransaction(await sendAsBatch({ wallet, node, chainId: 137 }, callsOf(plans)), 3);
  const numberOf = async (method: string): Promise<bigint> =>
    (await view(chain.node, 'singleStaking', staking, method, [trader]))[0] as bigint;
  const terms = { staking, token: myt, name: 'MYT', reward: myt, pending: undefined };
  const stakeOf = (amount: bigint) => planSingle({ ...terms, act: 'stake', amount });
  const approve = (amount: bigint) => planApproval({ token: myt, spender: staking }, amount);
  await run([approve(whole), stakeOf(whole)]);
  const [held, amount] = [await readBalance(chain.node, myt.address, trader), await numberOf('pendingReward')];
  const again = (before: bigint): readonly TransactionPlan[] => [
    approve(amount),
    planSingle({ ...terms, act: 'claimRewards', amount: 0n }),
    ...plansAfterClaim({ token: myt, account: trader, held: before, amount }, stakeOf(amount)),
  ];
  // More was in the account when it was confirmed.
  const refused = await simulateBatch(rpc(), trader, callsOf(again(held + whole)));
  expect(refused).toMatchObject({ ok: false, error: { kind: 'refused', index: 2, problem: { code: 'reverted' } } });
  expect((await run(again(held)))?.status).toBe(1);
  expect(await numberOf('userInfo')).toBe(whole + amount);
  expect(await readBalance(chain.node, myt.address, trader)).toBeGreaterThanOrEqual(held);
  expect(await readAllowance(chain.node, myt.address, trader, staking)).toBe(0n);
}, 60_000);

it('a batch that would fail says which call, and why; also of a Safe', async () => {
  const [safe] = localSafes();
  for (const account of [trader, safe?.address ?? trader]) {
    const simulated = await simulateBatch(rpc(), account, callsOf([approvalOf(from - 1n), orderOf(account)]));
    expect(simulated).toMatchObject({
      ok: false,
      error: { kind: 'refused', index: 1, problem: { code: 'reverted', reason: expect.stringMatching(/TRANSFER/) } },
    });
  }
});

/** The cause of a mined transaction, which ran calls of `account` that failed. */
const causeOf = async (hash: string, account: Address) => {
  const receipt = await node.waitForTransaction(hash);
  if (!receipt) throw new Error('The transaction was not mined');
  const cause = await replayReverted(rpc(), { hash: hash as Hex, blockNumber: receipt.blockNumber, account });
  return { status: receipt.status, cause };
};

it('names the cause of a batch that reverted', async () => {
  const wallet = HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${INDEX}`).connect(node);
  await node.waitForTransaction(await sendAsBatch({ wallet, node, chainId: 137 }, callsOf([approvalOf(0n)])));
  const data = batchCallData(callsOf([approvalOf(from - 1n), orderOf(trader)]));
  const { hash } = await wallet.sendTransaction({ to: trader, data, gasLimit: 2_000_000n });
  const { status, cause } = await causeOf(hash, trader);
  expect([status, cause]).toEqual([
    0,
    { code: 'tokenRefused', reason: expect.stringMatching(/TRANSFER_FROM_FAILED/) as string },
  ]);
}, 60_000);

it("names the cause of a Safe's transaction that failed inside one that succeeded", async () => {
  const safe = localSafes().find(({ threshold }) => threshold === 1);
  const owner = safe?.owners[0];
  if (!safe || !owner) throw new Error('There is no Safe');
  const { contract, callData } = orderOf(safe.address);
  // The owner who sends it approves it by that.
  const approval = concat([zeroPadValue(owner, 32), zeroPadValue('0x', 32), '0x01']);
  const args = [contract, 0, callData, 0, 500_000, 0, 0, ZeroAddress, ZeroAddress, approval];
  const data = safeAbi('singleton').encodeFunctionData('execTransaction', args);
  const call = { from: owner, to: safe.address, data, gas: '0x1e8480', ...FEE_CAP };
  const { status, cause } = await causeOf(await chain.node.rpc<Hex>('eth_sendTransaction', call), safe.address);
  expect([status, cause]).toEqual([
    1,
    { code: 'tokenRefused', reason: expect.stringMatching(/TRANSFER_FROM_FAILED/) as string },
  ]);
}, 120_000);

it('rewards pay at least what was due when the batch was made; a batch that uses more is refused whole', async () => {
  const [index] = ROLES.demo;
  const account = accountAddress(index);
  const { lpStaking } = chain.deployment;
  const pair = await readPair(
    chain.node,
    poolExchange(chain.deployment).factory,
    TOKENS.MYT.address,
    TOKENS.USDC.address,
  );
  if (!pair) throw new Error('There is no pool');
  const pid = await readRewardsPool(chain.node, lpStaking, pair);
  const reward = tokenOf('MYT', 18);
  const [due = 0n] = (await view(chain.node, 'staking', lpStaking, 'pending', [pid, account])) as unknown as [bigint];
  const held = await readBalance(chain.node, reward.address, account);
  expect(due).toBeGreaterThan(0n);
  const claim = planMining({
    ...{ act: 'claimRewards', staking: lpStaking, pid, poolToken: { ...reward, address: pair }, pool: 'MYT/USDC' },
    ...{ amount: 0n, reward, secondReward: undefined, pending: [due, 0n] },
  });
  const plansFor = (amount: bigint) => [claim, ...plansAfterClaim({ token: reward, account, held, amount })];
  expect((await simulateBatch(rpc(), account, callsOf(plansFor(due)))).ok).toBe(true);
  expect(await simulateBatch(rpc(), account, callsOf(plansFor(due * 2n)))).toMatchObject({
    ok: false,
    error: { kind: 'refused', index: 1 },
  });
  const wallet = HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${index}`).connect(node);
  const receipt = await node.waitForTransaction(
    await sendAsBatch({ wallet, node, chainId: 137 }, callsOf(plansFor(due))),
  );
  expect(receipt?.status).toBe(1);
  expect(await readBalance(chain.node, reward.address, account)).toBeGreaterThanOrEqual(held + due);
}, 60_000);
