import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { AppStore } from '#state/hooks.ts';
import { allowancesAt } from '#chain/reading/allowanceAt.ts';
import { coinMoved } from '#chain/reading/coinMoved.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { receiptFromNodes, receiptFromEachNode } from '#chain/sending/receiptFromNodes.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { followStoredAlerts } from '#stores/alertsStore.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { followStoredRequests, walletRequests } from '#stores/walletRequests.ts';
import { nodeSettings } from '#stores/nodeSettings.ts';
import { followWhileHidden } from './block/readWhileHidden.ts';
import { createAccountSubscribers, followExpectedPositions } from './account/accountSubscribers.ts';
import { keepBook } from './book/keepBook.ts';
import { subscribeToBlocks } from './block/blockSubscribers.ts';
import { followFills } from './account/fillNotices.ts';
import { followCalls, type FollowedWallet } from './transactions/followCalls.ts';
import { followFinished } from './transactions/followFinished.ts';
import { followDrafts } from './transactions/followDrafts.ts';
import { followReverts } from './transactions/followReverts.ts';
import { followSafes } from './transactions/followSafes.ts';
import type { QueryContext } from './transactions/receiptQuery.ts';
import { createReceiptSubscriber } from './transactions/receiptSubscriber.ts';
import { createRequestSubscriber } from './transactions/requestSubscriber.ts';
import { reportTransactions } from './services/reportTransactions.ts';
import { keepApplication } from './session/keepApplication.ts';
import { followTicket } from './session/ticketAddress.ts';
import { sharedHash, sharedProposal } from '#stores/sharedProposal.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { region } from '#services/region/region.ts';
import { visitorRegion } from '#stores/visitorRegion.ts';

const followRegion = (): (() => void) => {
  if (env.blockedRegions.length === 0) return () => undefined;
  const take = (): void => {
    const answer = region.answer();
    visitorRegion.set(answer.status === 'known' ? (answer.region.subdivision ?? answer.region.country) : undefined);
  };
  const leave = region.subscribe(take);
  void region.ask();
  return leave;
};

/** Skipped if a Safe's page frames this one. */
const noteSharedProposal = (): (() => void) => {
  const hash = window.parent === window ? sharedHash() : undefined;
  if (hash) sharedProposal.set({ phase: 'outside', hash });
  return () => undefined;
};

export const startLazyUpdaters = (store: AppStore, wallet: () => FollowedWallet): (() => void) => {
  const context: QueryContext = {
    store,
    chainId: POLYGON_CHAIN_ID,
    nowMs: Date.now,
    readAllowances: (reads, block) => allowancesAt(readRpc, reads, block),
    readReceipt: (hash) => receiptFromNodes(readRpc, hash),
    readReceipts: (hash) =>
      receiptFromEachNode(
        { nodes: readRpc.nodes, chainId: POLYGON_CHAIN_ID, timeoutMs: rules.signing.secondNodeTimeoutMs },
        hash,
      ),
    readCoin: (read) => coinMoved(readRpc, read),
  };
  const subscribers = [
    createReceiptSubscriber(context),
    createRequestSubscriber(context, walletRequests),
    ...createAccountSubscribers(),
  ];
  const followers = [
    followExpectedPositions(),
    followFills(store),
    followFinished(store),
    followTicket(store),
    keepBook(store),
    followCalls(store, wallet),
    followReverts(store),
    followSafes(context),
    noteSharedProposal(),
    followDrafts(store),
    nodeSettings.start(),
    followStoredAlerts(),
    followStoredRequests(),
    slicesStore.follow(),
    followUpsStore.follow(),
    followWhileHidden(store, () => wallet()?.account),
    keepApplication(),
    followRegion(),
    ...(tradingData ? [reportTransactions(store, POLYGON_CHAIN_ID, tradingData.service)] : []),
  ];
  const leave = [...subscribers.map(subscribeToBlocks), ...followers];
  return () => leave.forEach((entry) => entry());
};
