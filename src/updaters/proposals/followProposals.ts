import type { Multisig } from '#chain/connectors/multisig.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { approvalsRequest, readApprovals } from '#chain/safe/approvedHashes.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { nextSafeSearch } from '#domain/transactions/safeProgress.ts';
import type { AppStore } from '#state/hooks.ts';
import { sharedHash, sharedProposal, type SharedProblem } from '#stores/sharedProposal.ts';
import { walletRequests, type WalletRequests } from '#stores/walletRequests.ts';
import { subscribeToBlocks, type BlockSubscriber } from '../block/blockSubscribers.ts';
import { adoptProposal } from './adoptProposal.ts';
import type { QueryContext } from '../transactions/receiptQuery.ts';

/** Nodes limit the range of a log filter. */
const PAST_BLOCKS = 900;

/** Problems of the page or node; the log is read again with the next blocks. */
const TRANSIENT: ReadonlySet<SharedProblem['code']> = new Set(['unknown', 'unread']);

/** Starts at the oldest proposal whose answer was lost. */
const firstBlock = ({ address }: Multisig, journal: WalletRequests, lastBlock: number): number =>
  Math.min(
    lastBlock - PAST_BLOCKS,
    ...journal
      .unanswered()
      .flatMap(({ kind, from, atBlock }) => (kind === 'safe' && from === address && atBlock) || []),
  );

export const createApprovalSubscriber = (
  multisig: Multisig,
  onFound: (hash: Hex) => Promise<SharedProblem | undefined>,
  journal: WalletRequests = walletRequests,
): BlockSubscriber => {
  const seen = new Set<Hex>();
  let searchedTo: number | undefined;
  let pending: { readonly request: RpcRequest; readonly toBlock: number } | undefined;
  return {
    request: (phase) => {
      pending = undefined;
      if (phase.kind !== 'newBlock' || phase.lastBlock === undefined) return {};
      const { lastBlock } = phase;
      const { fromBlock, isNewest, toBlock } = nextSafeSearch(
        searchedTo ?? firstBlock(multisig, journal, lastBlock),
        lastBlock,
      );
      const request = approvalsRequest(multisig.address, fromBlock, isNewest ? 'latest' : toBlock);
      pending = { request, toBlock };
      return { requests: [request] };
    },
    receive: ({ responses }, phase) => {
      if (phase.kind !== 'newBlock' || !pending) return;
      const { request, toBlock } = pending;
      pending = undefined;
      const answer = responses.get(request);
      const found = readApprovals(answer?.ok ? answer.value : undefined, multisig.address);
      if (!found) return;
      searchedTo = toBlock;
      for (const hash of found) {
        if (seen.has(hash)) continue;
        seen.add(hash);
        void onFound(hash).then((problem) => {
          if (problem && TRANSIENT.has(problem.code)) seen.delete(hash);
        });
      }
    },
    failed: () => {
      pending = undefined;
    },
  };
};

const openShared = async (context: QueryContext, multisig: Multisig): Promise<void> => {
  const hash = sharedHash();
  if (!hash) return;
  sharedProposal.set({ phase: 'opening', hash });
  const problem = await adoptProposal(context, readRpc, multisig, hash);
  sharedProposal.set(problem ? { phase: 'failed', hash, problem } : { phase: 'opened', hash });
};

export const followProposals = (store: AppStore, multisig: Multisig): (() => void) => {
  const context: QueryContext = { store, chainId: POLYGON_CHAIN_ID, nowMs: Date.now };
  void openShared(context, multisig);
  return subscribeToBlocks(
    createApprovalSubscriber(multisig, (hash) => adoptProposal(context, readRpc, multisig, hash)),
  );
};
