import { id, zeroPadValue } from 'ethers';
import { expect, it } from 'vitest';
import { approvalsFilter, decodeApprovals } from '#chain/logs/approvalLogs.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { alice, bob, FAKE, MYT, USDC } from '../../support/positionsWorld.ts';

const topic = (address: Address): Hex => zeroPadValue(address, 32).toLowerCase() as Hex;
const approval = id('Approval(address,address,uint256)') as Hex;
const ROUTER: Address = FAKE;
const spenders = [ROUTER, bob];

const log = (block: number, changes: Partial<RpcLog> = {}): RpcLog => ({
  address: USDC.toLowerCase(),
  topics: [approval, topic(alice), topic(ROUTER)],
  data: '0x',
  blockNumber: `0x${block.toString(16)}`,
  blockHash: '0x1',
  logIndex: '0x0',
  ...changes,
});

it('asks for what the owner approved for one of the spenders, of any token', () => {
  expect(approvalsFilter(alice, spenders)).toEqual({ topics: [approval, topic(alice), spenders.map(topic)] });
});

it('an approval is decoded for each token and spender, with its last block', () => {
  const logs = [
    log(1),
    log(2, { address: MYT.toLowerCase() }),
    log(3, { topics: [approval, topic(alice), topic(bob)] }),
    log(9),
  ];
  expect(decodeApprovals(logs, alice, spenders)).toEqual([
    { token: USDC, spender: ROUTER, block: 9 },
    { token: MYT, spender: ROUTER, block: 2 },
    { token: USDC, spender: bob, block: 3 },
  ]);
});

it.each([
  ['of another owner', { topics: [approval, topic(bob), topic(ROUTER)] }],
  ['for another spender', { topics: [approval, topic(alice), topic(MYT)] }],
  ['of a collectible', { topics: [approval, topic(alice), topic(ROUTER), topic(MYT)] }],
  ['of another name', { topics: [topic(MYT), topic(alice), topic(ROUTER)] }],
  ['of too few topics', { topics: [approval] }],
  ['without a contract', { address: '0x12' }],
  ['that was removed', { removed: true }],
] as const)('nothing is decoded from a log %s', (_name, changes) => {
  expect(decodeApprovals([log(1, changes)], alice, spenders)).toEqual([]);
});
