import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AgeLine } from '#features/blockAge/index.ts';
import { SupplyButton } from '#features/poolGauge/index.ts';
import { StakeAfterSwitch, supplyPress } from '#features/stakeAfter/index.ts';
import { BatchedApprovals, SafeDeadline, TransactionDialog } from '#features/transactions/index.ts';
import { FlawedZap } from '#features/zap/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Removed } from '../Removed.tsx';
import { Unstaked } from '../StakedTokens.tsx';
import type { RemoveForm } from '../useRemoveForm.ts';
import { gaugedAt } from './gaugedAt.ts';
import { MoveFacts } from './MoveFacts.tsx';
import type { Destination } from './useDestinations.ts';
import { useMove } from './useMove.ts';
import { useMoveSend } from './useMoveSend.ts';

interface MoveDialogProps {
  readonly form: RemoveForm;
  readonly to: Destination;
  readonly onClose: () => void;
}

export function MoveDialog({ form, to, onClose }: MoveDialogProps): ReactElement {
  const { t } = useLingui();
  const move = useMove(form, to);
  const sending = useMoveSend(form, move, onClose);
  const { name } = to.exchange;
  const { unstake, removal } = form;
  const { quote, flaw } = move;
  const pool = quote && gaugedAt(form, to, quote.add);
  return (
    <>
      <Modal open={sending.state.phase === 'idle'} onClose={onClose} title={t`Move to ${name}`}>
        <DialogColumn>
          <Removed form={form} />
          <Unstaked form={form} amount={unstake.amountFor(removal)} />
          <MoveFacts form={form} move={move} />
          <p>
            <Trans>
              What the pool pays is supplied on {name}. Removal and supply are one transaction: both happen, or none.
            </Trans>
          </p>
          <StakeAfterSwitch stake={sending.stake} />
          <BatchedApprovals approvals={sending.approvals} />
          <SafeDeadline />
          <AgeLine />
          {flaw || !pool ? (
            <FlawedZap flaw={flaw ?? 'loading'} symbol="" />
          ) : (
            <SupplyButton
              pool={pool}
              repeats={supplyPress(sending.stake)}
              disabled={sending.plans === undefined}
              onConfirm={() => void sending.confirm()}
            >
              <Trans>Remove and supply</Trans>
            </SupplyButton>
          )}
        </DialogColumn>
      </Modal>
      <TransactionDialog state={sending.state} summary={sending.summary} onDismiss={sending.leave} inSteps />
    </>
  );
}
