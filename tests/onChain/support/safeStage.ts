import { configureStore } from '@reduxjs/toolkit';
import { POLYGON_CHAIN_ID as chainId } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { allowancesAt } from '#chain/reading/allowanceAt.ts';
import { createSafeProvider } from '#chain/connectors/safeProvider.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { err, ok } from '#lib/result.ts';
import { blockSeen } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { safeOutlooks } from '#stores/safeOutlooks.ts';
import { adoptProposal } from '#updaters/proposals/adoptProposal.ts';
import type { BlockSubscriber } from '#updaters/block/blockSubscribers.ts';
import { followInSafe } from '#updaters/transactions/followInSafe.ts';
import { createPopupMiddleware } from '#updaters/transactions/popupMiddleware.ts';
import { createReceiptSubscriber } from '#updaters/transactions/receiptSubscriber.ts';
import { recordRequest } from '#updaters/transactions/recordRequest.ts';
import { createSafeOutlookSubscriber } from '#updaters/transactions/safeOutlookSubscriber.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { accountAddress, ROLES } from '../../../e2e/devnet/accounts.ts';
import { startChain } from '../../../e2e/devnet/chain.ts';
import { encodeCall } from '../../../e2e/devnet/contracts.ts';
import { readBalance } from '../../../e2e/devnet/exchange.ts';
import { FEE_CAP } from '../../../e2e/devnet/feeCap.ts';
import type { JsonRpc } from '../../../e2e/devnet/jsonRpc.ts';
import { rawAmount } from '../../../e2e/devnet/market.ts';
import { ANY_PORT } from '../../../e2e/devnet/ports.ts';
import { answerMessage } from '../../../e2e/devnet/safeHost/answerMessage.ts';
import { createSafeQueue, type ProposalTerms } from '../../../e2e/devnet/safeHost/queue.ts';
import type { SentCall } from '../../../e2e/devnet/safeHost/safeTransaction.ts';
import { makeSafe, type EarlierVersion, type VersionedSafe } from '../../../e2e/devnet/safeHost/safeVersions.ts';
import { localSafes } from '../../../e2e/devnet/seedSafes.ts';
import { TOKENS, type TokenSymbol } from '../../../e2e/devnet/tokens.ts';
import { createTestChain } from '../../../e2e/fixtures/chain.ts';

export type SafeVersion = EarlierVersion | '1.5.0';

const FUNDS: Partial<Record<TokenSymbol, number>> = { USDC: 5000, MYT: 5000 };
const COIN = 5000n * 10n ** 18n;
const MAX_BLOCKS = 16;

/** Changes that an owner makes in the Safe's page before signing. */
interface AtPage extends ProposalTerms {
  readonly calls?: readonly SentCall[];
}

/** A node that mines a block for every transaction. */
const miningAtOnce = (node: JsonRpc): JsonRpc => ({
  ...node,
  rpc: async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await node.rpc<T>(method, ...params);
    if (method === 'eth_sendTransaction') await node.rpc('evm_mine');
    return answer;
  },
});

/** Answers that are awaited, and those that follow from them. */
const createUnderWay = () => {
  const waiting = new Set<Promise<unknown>>();
  return {
    add: <T>(answer: Promise<T>): Promise<T> => {
      waiting.add(answer);
      const leave = (): void => void waiting.delete(answer);
      answer.then(leave, leave);
      return answer;
    },
    settled: async (): Promise<void> => {
      do {
        await Promise.allSettled(waiting);
        await new Promise((resolve) => setTimeout(resolve, 0));
      } while (waiting.size > 0);
    },
  };
};

/** A local chain with 2-of-3 Safes of each version, their host, and the application of each owner. */
export const createSafeStage = async () => {
  const local = await startChain({ port: ANY_PORT, blockSeconds: 600, quiet: true });
  const node = miningAtOnce(local.node);
  const chain = createTestChain(local.node, local);
  const underWay = createUnderWay();
  const client = createRpcClient({ urls: [local.url], chainId, batchWaitMs: 0 });
  const reader: RpcClient = {
    send: (method, params, options) => underWay.add(client.send(method, params, options)),
  };
  const queue = createSafeQueue(node);
  const owners = ROLES.demo.map(accountAddress);
  const [first, second] = owners;
  if (!first || !second) throw new Error('there are no owners');

  const safeOf = async (version: SafeVersion): Promise<VersionedSafe> => {
    if (version === '1.5.0') {
      const found = localSafes().find(({ threshold }) => threshold === 2);
      if (!found) throw new Error('there is no Safe of two');
      return found;
    }
    const safe = await makeSafe(local.node, version, { owners, threshold: 2 });
    const [giver] = ROLES.tests;
    for (const [symbol, whole] of Object.entries(FUNDS)) {
      const data = encodeCall('token', 'transfer', [safe.address, rawAmount(symbol as TokenSymbol, whole)]);
      await chain.sendAs(giver, { to: TOKENS[symbol as TokenSymbol].address, data });
    }
    await node.rpc('anvil_setBalance', safe.address, `0x${COIN.toString(16)}`);
    return safe;
  };

  /** An application that the Safe's page frames. */
  const openApp = (safe: VersionedSafe) => {
    let atPage: AtPage = {};
    const store = configureStore({
      reducer: rootReducer,
      middleware: (defaults) => defaults({ thunk: false }).prepend(createPopupMiddleware()),
    });
    const readAllowances: Parameters<typeof createReceiptSubscriber>[0]['readAllowances'] = (reads, block) =>
      allowancesAt(reader, reads, block);
    const context = { store, chainId, nowMs: Date.now, readAllowances };
    const subscribers: readonly BlockSubscriber[] = [
      createReceiptSubscriber(context),
      createSafeOutlookSubscriber(context),
    ];
    const { address, threshold } = safe;
    const { multisig } = createSafeProvider(
      { address, chainId, threshold, owners: safe.owners, isReadOnly: false },
      {
        send: async ({ txs }) => {
          const { calls = txs as SentCall[], ...terms } = atPage;
          return { safeTxHash: await queue.propose(safe, calls, first, terms) };
        },
        getBySafeTxHash: (safeTxHash) =>
          underWay.add(answerMessage('getTxBySafeTxHash', { safeTxHash }, { node, queue, safe, chainId })) as never,
      },
      ({ method, params }) => reader.send(method, params as readonly unknown[]),
    );

    const answerTo = ({ method, params }: RpcRequest) =>
      reader.send<unknown>(method, params).then(
        (value) => ok(value),
        (cause: unknown) => err(cause),
      );
    let lastBlock: number | undefined;
    const showBlock = async (): Promise<void> => {
      await local.node.rpc('evm_mine');
      const blockNumber = Number(await node.rpc<Hex>('eth_blockNumber'));
      const phase = { kind: 'newBlock', lastBlock } as const;
      const parts = subscribers.map((subscriber) => subscriber.request(phase).requests ?? []);
      const responses = new Map(
        await Promise.all(parts.flat().map(async (request) => [request, await answerTo(request)] as const)),
      );
      for (const subscriber of subscribers) {
        subscriber.receive({ blockNumber, blockTimestamp: 1, calls: [], responses }, phase);
      }
      lastBlock = blockNumber;
      store.dispatch(blockSeen({ chainId, blockNumber, blockTimestamp: 1, seenAtMs: Date.now() }));
      // The Safe's page and the reads of a receipt's block answer apart from the block.
      await underWay.settled();
    };
    const record = (hash: Hex): TransactionRecord => {
      const found = selectTransaction(store.getState(), chainId, hash);
      if (!found) throw new Error('there is no such record');
      return found;
    };
    return {
      store,
      context,
      multisig,
      record,
      showBlocks: async (count: number): Promise<void> => {
        for (let shown = 0; shown < count; shown += 1) await showBlock();
      },
      /** Follows the Safe's page too. */
      follow: (): void => void followInSafe(store, multisig, reader),
      outlook: (hash: Hex) => safeOutlooks.of(hash)?.outlook,
      refund: (hash: Hex) => safeOutlooks.of(hash)?.refund,
      adopt: (hash: Hex) => adoptProposal(context, reader, multisig, hash),
      /** Proposes plans as one transaction and keeps the record that the application keeps. */
      propose: async (plans: readonly TransactionPlan[], changes: AtPage = {}): Promise<Hex> => {
        atPage = changes;
        const calls = plans.map(({ contract: to, callData: data, value }) => ({ to, data, value }));
        const hash = await multisig.sendBatch(calls);
        const infos = plans.map(({ info }) => info);
        const info = infos.at(-1);
        if (!info) throw new Error('nothing is planned');
        const requested = calls.map(({ value, ...call }) => ({ ...call, value: value.toString() }));
        const atBlock = Number(await node.rpc<Hex>('eth_blockNumber'));
        recordRequest(
          context,
          {
            ...{
              id: hash,
              kind: 'safe',
              from: address,
              chainId,
              summary: '',
              info,
              calls: requested,
              threshold,
              atBlock,
            },
            ...(infos.length > 1 && { also: infos.slice(0, -1) }),
            askedTime: Date.now(),
          },
          hash,
          { signedAtBlock: atBlock },
        );
        return hash;
      },
      /** Shows blocks until the record has its receipt or its end. */
      settle: async (hash: Hex): Promise<TransactionRecord> => {
        for (let blocks = 0; blocks < MAX_BLOCKS && !isSettled(record(hash)); blocks += 1) await showBlock();
        return record(hash);
      },
    };
  };

  return {
    ...local,
    node,
    chain,
    queue,
    reader,
    owners,
    safeOf,
    openApp,
    /** The second owner signs, and the proposal is executed. */
    execute: async (hash: Hex): Promise<void> => {
      await queue.sign(hash, second);
      await queue.execute(hash);
    },
    /** A call of the Safe that no owner signs, for the state that a test starts from. */
    act: async (safe: Address, to: Address, data: Hex, value = 0n): Promise<void> => {
      await node.rpc('anvil_impersonateAccount', safe);
      await node.rpc('eth_sendTransaction', {
        ...{ from: safe, to, data, value: `0x${value.toString(16)}`, gas: '0x5b8d80' },
        ...{ maxFeePerGas: FEE_CAP.maxFeePerGas, maxPriorityFeePerGas: FEE_CAP.maxPriorityFeePerGas },
      });
      await node.rpc('anvil_stopImpersonatingAccount', safe);
    },
    balance: (token: TokenSymbol, safe: Address): Promise<bigint> =>
      readBalance(local.node, TOKENS[token].address, safe),
    pass: async (seconds: number): Promise<void> => {
      await local.node.rpc('evm_increaseTime', seconds);
      await local.node.rpc('evm_mine');
    },
  };
};

export type SafeStage = Awaited<ReturnType<typeof createSafeStage>>;
export type OwnersApp = ReturnType<SafeStage['openApp']>;
