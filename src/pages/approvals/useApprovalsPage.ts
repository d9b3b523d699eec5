import type { MessageDescriptor } from '@lingui/core';
import { useMemo, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { approvalId } from '#domain/approvals/approvals.ts';
import { rankApprovals, riskClass, totalAtRisk, type ApprovalRow } from '#domain/approvals/atRisk.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isPendingApproval } from '#domain/transactions/isPendingApproval.ts';
import { useApprovals, type Approvals } from '#reads/approvals/useApprovals.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useWallet, type WalletStatus } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { useSpenderNames } from './useSpenderNames.ts';

/** Unlisted tokens that are read at first, and after each press of "more". */
const PAGE = 50;

export interface NamedApproval extends ApprovalRow {
  readonly spenderName: MessageDescriptor;
}

export interface ApprovalsPageView extends Omit<Approvals, 'rows'> {
  readonly rows: readonly NamedApproval[];
  readonly wallet: WalletStatus;
  readonly account: Address | undefined;
  readonly canSign: boolean;
  readonly total: ReturnType<typeof totalAtRisk>;
  /** Block time of the row's last log, unix seconds; undefined while unknown. */
  readonly changedAt: (row: ApprovalRow) => number | undefined;
  readonly isRevoking: (row: ApprovalRow) => boolean;
  readonly showMore: () => void;
}

/**
 * Sorted by dollars at risk. The order changes only if a row appears, disappears or gets its value, because users miss
 * rows that move.
 */
const useRanked = (rows: readonly ApprovalRow[]): readonly ApprovalRow[] => {
  const key = rows
    .map((row) => `${approvalId(row)} ${riskClass(row)}`)
    .toSorted()
    .join();
  const [kept, keep] = useState<{ readonly key: string; readonly order: readonly string[] }>({ key: '', order: [] });
  if (kept.key !== key) keep({ key, order: rankApprovals(rows).map(approvalId) });
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [approvalId(row), row]));
    return kept.order.flatMap((id) => byId.get(id) ?? []);
  }, [rows, kept]);
};

const useRevoking = (account: Address | undefined): ApprovalsPageView['isRevoking'] => {
  const { seenAtMs = 0 } = useBlock();
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  return ({ token, spender }) =>
    account !== undefined &&
    records.some(
      (record) =>
        record.info.kind === 'resetApproval' && isPendingApproval(record, { owner: account, token, spender }, seenAtMs),
    );
};

export const useApprovalsPage = (): ApprovalsPageView => {
  const { status: wallet, account } = useWallet();
  const [maxUnlisted, setMaxUnlisted] = useState(PAGE);
  const approvals = useApprovals(account, maxUnlisted);
  const ranked = useRanked(approvals.rows);
  const nameOf = useSpenderNames(ranked.map(({ spender }) => spender));
  const rows = ranked.map((row) => ({ ...row, spenderName: nameOf(row.spender) }));
  const times = useBlockTimes(rows.flatMap(({ block }) => block ?? []));
  const isRevoking = useRevoking(account);
  return {
    ...approvals,
    rows,
    wallet,
    account,
    canSign: wallet === 'connected',
    total: useMemo(() => totalAtRisk(ranked), [ranked]),
    changedAt: ({ block }) => (block === undefined ? undefined : times.get(block)),
    isRevoking,
    showMore: () => setMaxUnlisted((most) => most + PAGE),
  };
};
