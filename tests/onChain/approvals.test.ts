import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEE_CAP } from '../../e2e/devnet/feeCap.ts';
import { approvalsFilter } from '#chain/logs/approvalLogs.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import { addressTopic } from '#chain/codec/words.ts';
import { readLiveApprovals } from '#chain/reading/allowances.ts';
import type { GivenApproval } from '#domain/approvals/approvals.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { createApprovalsStore } from '#stores/approvalsStore.ts';
import { createApprovalsSubscriber } from '#updaters/account/approvalsSubscriber.ts';
import type { AccountMemory } from '#updaters/account/accountMemory.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { eventually } from '../support/eventually.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const WHOLE = 2n ** 256n - 1n;
const owner = person('m1');
const ROUTER: Address = '0x1111111111111111111111111111111111111111';
/** Emits a log of the three topics that it is called with, and has no functions. */
const LOUD: Address = '0x2222222222222222222222222222222222222222';
/** The same, and answers every other call with a megabyte that begins with 1. */
const ENDLESS: Address = '0x3333333333333333333333333333333333333333';
const LOUD_CODE = '0x60403560203560003560006000a300';
/** A call of three words jumps to the log; every other one is answered. */
const ENDLESS_CODE = '0x366060146013576001600052620f42406000f35b60403560203560003560006000a300';

const noMemory: AccountMemory<GivenApproval> = { restore: () => undefined, write: () => undefined };

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
}, 240_000);
afterAll(() => stage.stop());

const rpc = { send: <T>(method: string, params: readonly unknown[] = []) => stage.node.rpc<T>(method, ...params) };

const approve = (token: Address, spender: Address, amount: bigint) =>
  stage.executeAll([{ from: owner, abi: ABIS.token, to: token, method: 'approve', args: [spender, amount] }]);

const send = async (to: Address, data: string): Promise<void> => {
  await rpc.send('eth_sendTransaction', [{ from: owner, to, data, gas: '0x100000', ...FEE_CAP }]);
  await rpc.send('evm_mine');
};

const emit = async (token: Address, code: string): Promise<void> => {
  await rpc.send('anvil_setCode', [token, code]);
  await send(token, `${poolTopics.approval}${[owner, ROUTER].map((entry) => addressTopic(entry).slice(2)).join('')}`);
};

/** Result of the search on the owner's page, once complete. */
const search = async () => {
  const store = createApprovalsStore();
  const spenders = [stage.book, ROUTER];
  const options = { store, rpc, multicall: stage.multicall, spenders, firstBlock: 0, memoryOf: () => noMemory };
  const part = createApprovalsSubscriber(options);
  store.watch(owner);
  const phase = { kind: 'newBlock', lastBlock: undefined } as const;
  part.request(phase);
  const blockNumber = Number(await rpc.send<Hex>('eth_blockNumber'));
  part.receive({ blockNumber, blockTimestamp: 0, calls: [], responses: new Map() }, phase);
  await eventually(() => expect(store.found(owner).status).toBe('complete'));
  return { blockNumber, ...store.found(owner) };
};

it('finds what is still allowed among all logs, however long ago, and nothing that only logs say', async () => {
  const [long, lately, back] = ['T6a', 'T18a', 'T8a'].map((symbol) => stage.tokenOf(symbol));
  if (!long || !lately || !back) throw new Error('no tokens');
  await approve(long, ROUTER, WHOLE);
  const longAgo = Number(await rpc.send<Hex>('eth_blockNumber'));
  await rpc.send('anvil_mine', ['0x200']);
  await approve(back, ROUTER, 7n);
  await approve(lately, ROUTER, 3n);
  await emit(LOUD, LOUD_CODE);
  await emit(ENDLESS, ENDLESS_CODE);
  const logs = await rpc.send<readonly { address: string }[]>('eth_getLogs', [
    { ...approvalsFilter(owner, [ROUTER]), fromBlock: '0x0', toBlock: 'latest' },
  ]);
  expect(logs.map(({ address }) => address.toLowerCase())).toEqual(
    [long, back, lately, LOUD, ENDLESS].map((entry) => entry.toLowerCase()),
  );
  const asset: Token = { kind: 'token', chainId: 137, address: back, decimals: 8, symbol: 'T8a', name: 'T8a' };
  const { contract, callData } = planApproval({ token: asset, spender: ROUTER }, 0n);
  await send(contract, callData);

  const { approvals, coverage, blockNumber } = await search();
  const ofRouter = approvals.filter(({ spender }) => spender === ROUTER);
  expect(ofRouter.map(({ token }) => token)).toEqual([lately, long]);
  expect(ofRouter.at(-1)?.block).toBe(longAgo);
  expect(coverage).toEqual({ fromBlock: 0, toBlock: blockNumber });
  // Existing approvals of the stage are for the order book.
  expect(approvals.filter(({ spender }) => spender === stage.book).length).toBeGreaterThan(5);
});

it('a token that answers with a megabyte does not keep the others from being read', async () => {
  const requests = [ENDLESS, stage.tokenOf('T6a')].map((token) => ({ token, spender: ROUTER }));
  const { live } = await readLiveApprovals(rpc, stage.multicall, owner, requests);
  expect(live.map(({ token }) => token)).toEqual([stage.tokenOf('T6a')]);
});
