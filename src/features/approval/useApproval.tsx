import { Suspense, lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { POLYGON_CHAIN_ID } from '../../config/chains.ts';
import type { Address, Currency } from '../../domain/tokens/types.ts';
import { isPendingApproval } from '../../domain/transactions/isPendingApproval.ts';
import type { ApprovalState } from '../../domain/trade/validateTrade.ts';
import { valueOf } from '../../lib/loadable.ts';
import { useAllowance } from '../../reads/useAllowance.ts';
import { useBlock } from '../../reads/useBlock.ts';
import { useWallet } from '../../reads/useWallet.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectTransactions } from '../../state/transactions/selectors.ts';
import { selectExactApprovals } from '../../state/user/selectors.ts';
import { useApprove } from '../../writes/useApprove.ts';
import { useSummaryOf } from '../transactions/index.ts';
import { approvalState } from './approvalState.ts';

const ApprovalDialog = lazy(async () => ({ default: (await import('./ApprovalDialog.tsx')).ApprovalDialog }));

export interface Approval {
  readonly state: ApprovalState;
  /** Asks for the approval; without anything to approve it does nothing. */
  approve(): void;
  /** The contract or the wallet is being asked. */
  readonly asking: boolean;
  /** To be rendered: shows the waiting and what went wrong. */
  readonly dialog: ReactNode;
}

const usePendingApproval = (
  owner: Address | undefined,
  token: Address | undefined,
  spender: Address,
  nowMs: number,
): boolean =>
  useAppSelector((state) => {
    if (!owner || !token) return false;
    const records = Object.values(selectTransactions(state, POLYGON_CHAIN_ID));
    return records.some((record) => isPendingApproval(record, { owner, token, spender }, nowMs));
  });

/** Whether `spender` may take `amount` of a currency from the connected account, and how to let it. */
export const useApproval = (currency: Currency | undefined, amount: bigint | undefined, spender: Address): Approval => {
  const { account } = useWallet();
  const { seenAtMs = 0 } = useBlock();
  const token = currency?.kind === 'token' ? currency : undefined;
  const allowance = valueOf(useAllowance(token?.address, account, spender));
  const isPending = usePendingApproval(account, token?.address, spender, seenAtMs);
  const exact = useAppSelector(selectExactApprovals);
  const summaryOf = useSummaryOf();
  const { state: sending, approve, reset } = useApprove();
  const asking = sending.phase === 'simulating' || sending.phase === 'awaitingWallet';

  return useMemo(
    () => ({
      state: approvalState({ isNative: currency?.kind === 'native', amount, allowance, isPending }),
      approve: () => {
        if (!token || amount === undefined || allowance === undefined || asking) return;
        void approve({ token, spender, amount, allowance, exact }, summaryOf);
      },
      asking,
      dialog: (asking || sending.phase === 'failed') && (
        <Suspense fallback={null}>
          <ApprovalDialog state={sending} symbol={token?.symbol ?? ''} onDismiss={reset} />
        </Suspense>
      ),
    }),
    [currency, token, amount, allowance, isPending, exact, spender, asking, sending, approve, reset, summaryOf],
  );
};
