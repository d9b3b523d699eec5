import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { CutText } from '#ui/text/CutText.ts';
import { handFocus } from '#ui/text/handFocus.ts';
import { space } from '#ui/theme/theme.ts';
import type { Approval } from '#features/approval/index.ts';
import type { SubmitState } from '#writes/useSubmit.ts';
import type { AddSideView } from './useAddSides.ts';

/**
 * A request that was closed in the wallet is no news to whoever closed it (spec section 8): the form stays as it is.
 */
export const withoutRejection = (state: SubmitState): SubmitState =>
  state.phase === 'failed' && state.problem.code === 'rejected' ? { phase: 'idle' } : state;

/** The approvals of both tokens side by side. */
export const Approvals = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(2)};
  & > button {
    padding: ${space(0, 2)};
  }
`;

interface ApproveButtonProps {
  readonly side: AddSideView;
  /** What the approval is for; see `Approval.approve`. */
  readonly nextPlan: Parameters<Approval['approve']>[0];
  /** Where the keyboard goes on once nothing is to be approved. */
  readonly supply: RefObject<HTMLElement | null>;
}

/** Approves one token; the native coin needs no approval. */
export function ApproveButton({ side, nextPlan, supply }: ApproveButtonProps): ReactElement | null {
  const { approval, currency, permission } = side;
  if (currency?.kind !== 'token') return null;
  const symbol = shortenSymbol(currency.symbol);
  const isDone = approval === 'approved';
  return (
    <Button
      ref={handFocus(supply)}
      variant="primary"
      size="lg"
      icon={isDone ? 'check' : undefined}
      disabled={isDone}
      loading={permission.asking || approval === 'pending'}
      onClick={() => permission.approve(nextPlan)}
    >
      <CutText>
        {approval === 'notApproved' && <Trans>Approve {symbol}</Trans>}
        {approval === 'pending' && <Trans>Approving {symbol}</Trans>}
        {isDone && <Trans>{symbol} approved</Trans>}
      </CutText>
    </Button>
  );
}

/** A token's approval on its way: asked in the wallet, or what stands against it. Sent ones are told by the button. */
export function ApproveToken({
  side,
  exchange,
}: {
  readonly side: AddSideView;
  readonly exchange: string;
}): ReactElement {
  const { t } = useLingui();
  const { sending, dismiss } = side.permission;
  const symbol = shortenSymbol(side.currency?.symbol ?? '');
  const state = withoutRejection(sending);
  return (
    <TransactionDialog
      state={state.phase === 'submitted' ? { phase: 'idle' } : state}
      summary={t`Allow ${exchange} to use your ${symbol}`}
      onDismiss={dismiss}
    />
  );
}
