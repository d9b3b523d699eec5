import { describe, expect, it } from 'vitest';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import type { Multisig } from '#chain/connectors/multisig.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { readHostReport } from '#chain/safe/hostReport.ts';
import { env } from '#config/env.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { ok } from '#lib/result.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { isTransactionRecord } from '#state/transactions/isTransactionRecord.ts';
import { APPROVE_HASH } from '#chain/safe/approvedHashes.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { clockChecked } from '#state/app/slice.ts';
import type { SharedProblem } from '#stores/sharedProposal.ts';
import { createWalletRequests, type WalletRequests } from '#stores/walletRequests.ts';
import { adoptProposal } from '#updaters/proposals/adoptProposal.ts';
import { createApprovalSubscriber } from '#updaters/proposals/followProposals.ts';
import { npmArtifact } from '../../../e2e/devnet/artifact.ts';
import {
  safeTxHash,
  transactionOf,
  type SentCall,
  type SafeTransaction,
} from '../../../e2e/devnet/safeHost/safeTransaction.ts';
import { sendOne } from '../../support/sentRecord.ts';

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OWNER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const SUBMITTED_MS = 1_700_000_000_000;

const library = npmArtifact(
  '@safe-global/safe-smart-account/build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json',
) as unknown as { readonly deployedBytecode: string };

const sale: SentCall = {
  to: env.orderBook,
  value: '1000000000000000000',
  data: bookOrders.addOrderWithETH.encode(SAFE, USDC, 0n, 900_000n),
};
const approval: SentCall = { to: USDC, value: '0', data: erc20.approve.encode(env.orderBook, 5n) };

const answerFor = (transaction: SafeTransaction, change: object = {}) => ({
  txHash: null,
  txData: {
    to: { value: transaction.to },
    value: transaction.value,
    hexData: transaction.data,
    operation: transaction.operation,
    ...change,
  },
  detailedExecutionInfo: {
    nonce: transaction.nonce,
    submittedAt: SUBMITTED_MS,
    confirmationsRequired: 2,
    confirmations: [{ signer: { value: OWNER } }],
  },
});

const setUp = (calls: readonly SentCall[], { code = '0x', change = {}, isOff = false } = {}) => {
  const sent = sendOne();
  const context = { ...sent.context, nowMs: () => SUBMITTED_MS + 60_000 };
  const transaction = transactionOf(calls, 3);
  const hash = safeTxHash(SAFE, transaction);
  const multisig = {
    address: SAFE,
    threshold: 2,
    readTransaction: () =>
      Promise.resolve(readHostReport(answerFor(transaction, change), { safe: SAFE, chainId: 137, hash })),
  } as unknown as Multisig;
  const refusal = isOff ? new Error('off') : Object.assign(new Error('execution reverted'), { code: 3, data: '0x' });
  const send = (method: string) => (method === 'eth_getCode' ? Promise.resolve(code) : Promise.reject(refusal));
  const adopt = (journal?: WalletRequests) =>
    adoptProposal(context, { send } as unknown as RpcClient, multisig, hash, journal);
  const record = () => selectTransaction(sent.store.getState(), 137, hash);
  return { ...sent, multisig, hash, adopt, record };
};

describe('a proposal whose answer was lost', () => {
  const summary = 'Sell 1.00 MATIC';
  const requested = (askedTime: number) => {
    const own = setUp([sale]);
    const kept = new Map<string, string>();
    const storage = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: string) => void kept.set(key, value),
    };
    const request: Omit<WalletRequest, 'id'> = {
      ...{
        from: SAFE,
        chainId: 137,
        kind: 'safe' as const,
        calls: [sale],
        threshold: 2,
        atBlock: 90,
        askedTime,
        summary,
      },
      info: {
        kind: 'wrap',
        input: { symbol: 'MATIC', decimals: 18 },
        output: { symbol: 'WMATIC', decimals: 18, address: env.wrappedNative },
        amount: sale.value,
      },
    };
    createWalletRequests(storage as never).ask(request);
    return { ...own, journal: createWalletRequests(storage as never) };
  };

  it('is the request of this browser once an owner approved it on the chain', async () => {
    const { adopt, journal, record } = requested(SUBMITTED_MS - 4000);
    expect(journal.unanswered()).toHaveLength(1);
    expect(await adopt(journal)).toBeUndefined();
    expect(record()).toMatchObject({ summary, requested: [sale], safe: { threshold: 2, proposedAtBlock: 90 } });
    expect(journal.unanswered()).toEqual([]);
  });

  it('is known although the clock of the device is ahead', async () => {
    const { adopt, journal, record, store } = requested(SUBMITTED_MS + 3_600_000);
    store.dispatch(clockChecked({ offsetMs: -3_604_000 }));
    expect(await adopt(journal)).toBeUndefined();
    expect(record()).toMatchObject({ summary });
    expect(journal.unanswered()).toEqual([]);
  });

  it('is searched from the block of its request, hours later', () => {
    const { multisig, journal } = requested(SUBMITTED_MS);
    const subscriber = createApprovalSubscriber(multisig, () => Promise.resolve(undefined), journal);
    const { requests = [] } = subscriber.request({ kind: 'newBlock', lastBlock: 9000 });
    expect(Number((requests[0]?.params[0] as { fromBlock: string }).fromBlock)).toBeLessThanOrEqual(91);
  });

  it('is not an earlier proposal of the same calls', async () => {
    const { adopt, journal, record } = requested(SUBMITTED_MS + 61_000);
    expect(await adopt(journal)).toBeUndefined();
    expect(record()).toMatchObject({ summary: 'placeOrder' });
    expect(journal.unanswered()).toHaveLength(1);
  });
});

describe("another owner's proposal", () => {
  it('becomes a record of what its calls do, with its signers', async () => {
    const { adopt, record, hash } = setUp([sale]);
    expect(await adopt()).toBeUndefined();
    expect(record()).toMatchObject({
      hash,
      from: SAFE,
      info: { kind: 'placeOrder', from: sale.value, to: '900000', maker: SAFE, output: { symbol: 'USDC' } },
      requested: [sale],
      addedTime: SUBMITTED_MS,
      safe: { threshold: 2, nonce: 3, confirmations: 1, signedBy: [OWNER] },
    });
    expect(isTransactionRecord(record())).toBe(true);
    const before = record();
    expect(await adopt()).toBeUndefined();
    expect(record()).toBe(before);
  });

  it.each([
    ['wrap', { to: env.wrappedNative, value: '7', data: '0xd0e30db0' } as const, { amount: '7' }],
    [
      'cancelOrder',
      {
        to: env.orderBook,
        value: '0',
        data: bookOrders.cancelOrderForNum.encode(env.wrappedNative, USDC, 8n, 9n),
      },
      { orderIndex: '8', amount: '9', output: { symbol: 'USDC' } },
    ],
  ])('is described as %s', async (kind, call, facts) => {
    const { adopt, record } = setUp([call]);
    expect(await adopt()).toBeUndefined();
    expect(record()).toMatchObject({ info: { kind, ...facts } });
    expect(isTransactionRecord(record())).toBe(true);
  });

  it('is a batch only by the code of its library', async () => {
    const batch = setUp([approval, sale], { code: library.deployedBytecode });
    expect(await batch.adopt()).toBeUndefined();
    expect(batch.record()).toMatchObject({ info: { kind: 'placeOrder' }, also: [{ kind: 'approve', amount: '5' }] });
    for (const code of ['0x', '0x00']) {
      const other = setUp([approval, sale], { code });
      expect(await other.adopt()).toEqual({ code: 'foreignCode', to: transactionOf([approval, sale], 3).to });
      expect(other.record()).toBeUndefined();
    }
  });

  it.each([
    ['an approval for a stranger', { ...approval, data: erc20.approve.encode(OWNER, 5n) }],
    ['a payment', { to: OWNER, value: '1', data: '0x' } as const],
    ['a call of the Safe itself', { to: SAFE, value: '0', data: '0x610b5925' } as const],
  ])('is not described with %s, alone or in a batch', async (_, call) => {
    const alone = setUp([call]);
    const unknown = { to: call.to, info: undefined };
    expect(await alone.adopt()).toEqual({ code: 'foreign', calls: [unknown] });
    const batch = setUp([sale, call], { code: library.deployedBytecode });
    expect(await batch.adopt()).toMatchObject({
      code: 'foreign',
      calls: [{ to: env.orderBook, info: { kind: 'placeOrder' } }, unknown],
    });
    expect([alone.record(), batch.record()]).toEqual([undefined, undefined]);
  });

  it('is unknown where the page forges it', async () => {
    const forged = setUp([sale], { change: { value: '2' } });
    expect([await forged.adopt(), forged.record()]).toEqual([{ code: 'unknown' }, undefined]);
  });

  it('is not called unknown where only the node fails', async () => {
    const unlisted = '0x0000000000000000000000000000000000000abc';
    const call = { to: unlisted, value: '0', data: erc20.approve.encode(env.orderBook, 5n) } as const;
    const off = setUp([call], { isOff: true });
    expect([await off.adopt(), off.record()]).toEqual([{ code: 'unread' }, undefined]);
  });
});

it('finds the proposals that owners approve on the chain, each once, and again where nobody answered', async () => {
  const { multisig, hash } = setUp([sale]);
  const found: string[] = [];
  const answers: SharedProblem[] = [{ code: 'unread' }];
  const subscriber = createApprovalSubscriber(multisig, (entry) => {
    found.push(entry);
    return Promise.resolve(answers.shift());
  });
  const log = { address: SAFE, topics: [APPROVE_HASH, hash, `0x${'0'.repeat(24)}${OWNER.slice(2)}`], data: '0x' };
  const see = (lastBlock: number, logs: unknown): unknown => {
    const phase = { kind: 'newBlock', lastBlock } as const;
    const { requests = [] } = subscriber.request(phase);
    const responses = new Map(requests.map((request) => [request, ok(logs)]));
    subscriber.receive({ blockNumber: lastBlock + 1, blockTimestamp: 1, calls: [], responses }, phase);
    return requests[0]?.params[0];
  };
  expect(see(2000, 'busy')).toMatchObject({ address: SAFE, topics: [[APPROVE_HASH]], toBlock: 'latest' });
  see(2001, [log, { ...log, removed: true }, { ...log, address: ZERO_ADDRESS }]);
  expect(found).toEqual([hash]);
  await Promise.resolve();
  see(2002, [log]);
  await Promise.resolve();
  see(2003, [log]);
  expect(found).toEqual([hash, hash]);
});
