import { approvalsFilter } from '#chain/logs/approvalLogs.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { approvalId, type GivenApproval } from '#domain/approvals/approvals.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isCount } from '#lib/fields.ts';
import type { SafeStorage } from '#lib/storage.ts';
import type { AccountSearch } from '#stores/accountSearch.ts';
import type { ApprovalsStore, FoundApprovals } from '#stores/approvalsStore.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { followWatched } from '../logs/followWatched.ts';
import type { LogSource } from '../logs/logSource.ts';
import { createAccountMemory, type AccountMemory } from './accountMemory.ts';
import { createApprovalSearch, type ApprovalSearchOptions } from './approvalSearch.ts';
import { createSearchArchive } from './searchArchive.ts';

interface ApprovalsSubscriberOptions extends ApprovalSearchOptions {
  readonly store: ApprovalsStore;
  readonly firstBlock: number;
  readonly memoryOf: (spenders: readonly Address[]) => AccountMemory<GivenApproval>;
}

const approvalIn = (entry: unknown, spenders: readonly Address[]): readonly GivenApproval[] => {
  const [first, second, block] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  const token = typeof first === 'string' ? parseAddress(first) : undefined;
  const spender = spenders.find((item) => item === second);
  return token && spender && isCount(block) ? [{ token, spender, block }] : [];
};

export const createApprovalMemory = (
  storage: SafeStorage,
  spenders: readonly Address[],
): AccountMemory<GivenApproval> =>
  createAccountMemory({
    storage,
    key: storageKeys.approvals,
    contracts: spenders,
    encode: ({ token, spender, block }) => [token, spender, block],
    decode: (entry) => approvalIn(entry, spenders),
  });

const approvalsOf = (options: ApprovalsSubscriberOptions, { account, contracts }: AccountSearch): LogSource<void> => {
  const { store, rpc, firstBlock, memoryOf } = options;
  const spenders = [...new Set([...options.spenders, ...contracts])];
  const search = createApprovalSearch({ ...options, spenders }, account);
  const archive = createSearchArchive({ rpc, firstBlock, memory: memoryOf(spenders) }, account);
  let { status, coverage, approvals: before }: FoundApprovals = store.found(account);

  const addAll = (found: readonly GivenApproval[]): void => found.forEach(search.add);

  const show = (): void => {
    const found = search.approvals();
    const ids = new Set(found.map(approvalId));
    const approvals = [...found, ...before.filter((approval) => !ids.has(approvalId(approval)))];
    store.record(account, { status, approvals, coverage });
  };

  return {
    rpc,
    firstBlock,
    overlapBlocks: rules.positions.overlapBlocks,
    retry: { blocks: rules.positions.retryBlocks },
    isSparse: true,
    filters: () => [approvalsFilter(account, spenders)],
    recall: () => archive.recall(addAll),
    async prepare(known, head, signal) {
      archive.settle(head, signal);
      const kept = known ? undefined : await archive.restore(signal);
      addAll(kept?.found ?? []);
      return { coverage: known ?? kept?.coverage, head };
    },
    decode: (logs) => search.receive(logs),
    receive(_found, received) {
      coverage = received.coverage;
      if (received.kind !== 'live') archive.save(coverage, search.foundUpTo);
      show();
      return undefined;
    },
    onStatus(next) {
      status = next;
      if (status === 'complete') {
        before = [];
        if (coverage) archive.save(coverage, search.foundUpTo);
      }
      show();
    },
    takeRetry: store.takeRetry,
  };
};

/** Created once per visit; restarts after a rewind. */
export const createApprovalsSubscriber = (options: ApprovalsSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => [options.store.search() ?? []].flat(),
    follow: (search) => createLogFollower(approvalsOf(options, search)),
    keeps: true,
  });
