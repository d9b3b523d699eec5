import { decodeApprovals } from '#chain/logs/approvalLogs.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { readLiveApprovals } from '#chain/reading/allowances.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { approvalId, type GivenApproval } from '#domain/approvals/approvals.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface ApprovalSearchOptions {
  readonly rpc: RpcClient;
  readonly multicall: Address;
  readonly spenders: readonly Address[];
}

interface ApprovalSearch {
  approvals(): readonly GivenApproval[];
  foundUpTo(block: number): readonly GivenApproval[];
  add(approval: GivenApproval): void;
  /** Verifies logged approvals with calls, because anybody can emit such a log. */
  receive(logs: readonly RpcLog[]): Promise<void>;
}

interface Entry {
  readonly approval: GivenApproval;
  readonly firstBlock: number;
  /** Block of the last allowance read. A lagging node may not have the last log's block yet. */
  readonly checkedAt: number;
  readonly isLive: boolean;
}

export const createApprovalSearch = (
  { rpc, multicall, spenders }: ApprovalSearchOptions,
  account: Address,
): ApprovalSearch => {
  const entries = new Map<string, Entry>();

  const add = (approval: GivenApproval): void => {
    const id = approvalId(approval);
    const { block } = approval;
    const known = entries.get(id) ?? { approval, firstBlock: block, checkedAt: -1, isLive: false };
    const isNewer = block > known.approval.block;
    entries.set(id, {
      ...known,
      approval: isNewer ? approval : known.approval,
      firstBlock: Math.min(block, known.firstBlock),
    });
  };

  const check = async (): Promise<void> => {
    const due = [...entries.values()].filter(({ approval, checkedAt }) => checkedAt < approval.block);
    if (due.length === 0) return;
    const requested = due.map(({ approval }) => approval);
    const { live, blockNumber: checkedAt } = await readLiveApprovals(rpc, multicall, account, requested);
    const isLive = new Set(live.map(approvalId));
    for (const entry of due) {
      const id = approvalId(entry.approval);
      entries.set(id, { ...entry, checkedAt, isLive: isLive.has(id) });
    }
  };

  return {
    approvals: () =>
      [...entries.values()]
        .flatMap(({ approval, isLive }) => (isLive ? [approval] : []))
        .toSorted((a, b) => b.block - a.block),
    // A revocation in a block that can still be replaced does not remove the approval.
    foundUpTo: (block) =>
      [...entries.values()].flatMap(({ approval, firstBlock, isLive }) =>
        firstBlock <= block && (isLive || approval.block > block)
          ? [{ ...approval, block: approval.block > block ? firstBlock : approval.block }]
          : [],
      ),
    add,
    async receive(logs) {
      // The last log of an approval has its state, the first log its date.
      for (const ordered of [logs, logs.toReversed()])
        for (const approval of decodeApprovals(ordered, account, spenders)) add(approval);
      await check();
    },
  };
};
