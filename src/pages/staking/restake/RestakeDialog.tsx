import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import type { ProblemText } from '#features/earnForm/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { BatchedApprovals, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { MakePlan, TransactionPlan } from '#writes/plan/plan.ts';
import { plansAfterClaim } from '#writes/rewards/plansAfterClaim.ts';
import { amountRows, ButtonWords, RestakeNote, RestakeSteps, type RestakeKind } from './RestakeParts.tsx';
import type { Restake } from './useRestake.ts';

/** A figure that does not fit next to its label has its own line. */
const Figures = styled(KeyValue)`
  & > div {
    flex-wrap: wrap;
    row-gap: 0;
  }
  & dd {
    margin-inline-start: auto;
  }
`;

export interface RestakeFlow {
  readonly onClaimed: (claim: Hex) => void;
  readonly onClose: () => void;
}

interface RestakeDialogProps extends RestakeFlow {
  readonly kind: RestakeKind;
  readonly restake: Restake;
  readonly problemText: ProblemText;
  readonly claim: MakePlan | undefined;
  readonly stake: (amount: bigint) => TransactionPlan | undefined;
  readonly rows: readonly KeyValueRow[];
  readonly children?: ReactNode;
}

const pressOf = (kind: RestakeKind, { mode, token, approval, facts }: Restake): Press => {
  const isApproving = mode === 'stake' && facts.approval === 'notApproved';
  if (isApproving) return approval.repeats;
  const [claim, stake] =
    kind === 'lock' ? (['unlockTokens', 'lockTokens'] as const) : (['claimRewards', 'stake'] as const);
  const kinds = mode === 'claim' ? [claim] : mode === 'stake' ? [stake] : [claim, stake];
  return { kinds, names: [token.address] };
};

const useSending = ({ restake, claim, stake, onClaimed, onClose }: RestakeDialogProps) => {
  const { account, token, amount, held, mode, approval } = restake;
  const [hasClaimed, setHasClaimed] = useState(false);
  // The next step follows the claim's receipt.
  const dialog = useSendDialog({
    draft: '',
    onClose: () => (hasClaimed && mode === 'stake' ? setHasClaimed(false) : onClose()),
  });
  const approvals = mode !== 'claim' && approval.batched ? [approval.batched] : [];
  const staking: MakePlan = () => (amount === undefined ? undefined : stake(amount));
  const confirm = async (): Promise<void> => {
    if (!account || !claim || amount === undefined || held === undefined) return;
    if (mode === 'stake') return void (await dialog.send(staking, approvals));
    if (mode === 'both') {
      const plan = staking();
      if (plan) await dialog.send(claim, approvals, plansAfterClaim({ token, account, held, amount }, plan));
      return;
    }
    const sent = await dialog.send(claim);
    if (!sent?.ok) return;
    setHasClaimed(true);
    onClaimed(sent.value);
  };
  return { ...dialog, approvals, staking, confirm };
};

export function RestakeDialog(props: RestakeDialogProps): ReactElement {
  const { kind, restake, problemText, claim, rows, children, onClose } = props;
  const { t } = useLingui();
  const { mode, token, approval } = restake;
  const { problem, wordsOf } = problemText;
  const { state, summary, leave, approvals, staking, confirm } = useSending(props);
  const symbol = shortenSymbol(token.symbol);
  const isApproving = approval.asking || approval.sending.phase === 'failed';
  const isReady = mode !== undefined && claim !== undefined && problem === undefined;
  const press = (): void =>
    problem === 'approvalNeeded' ? approval.approve(() => Promise.resolve(staking())) : void confirm();
  return (
    <>
      <Modal
        open={state.phase === 'idle' && !isApproving}
        onClose={onClose}
        title={kind === 'lock' ? t`Lock it again` : t`Restake the rewards`}
      >
        <DialogColumn>
          {children}
          <Figures size={14} rows={[...amountRows(kind, restake), ...rows]} />
          <RestakeNote kind={kind} restake={restake} />
          {(mode === 'claim' || mode === 'stake') && <RestakeSteps kind={kind} restake={restake} />}
          <BatchedApprovals approvals={approvals} />
          <SendButton
            repeats={pressOf(kind, restake)}
            sends={problem === undefined || problem === 'approvalNeeded'}
            variant="primary"
            size="lg"
            block
            disabled={!isReady && problem !== 'approvalNeeded'}
            loading={problem === 'approvalPending'}
            onClick={press}
          >
            {problem !== undefined ? (
              wordsOf(problem === 'approvalNeeded')
            ) : mode !== undefined && claim ? (
              <ButtonWords kind={kind} mode={mode} />
            ) : (
              <Trans>Loading</Trans>
            )}
          </SendButton>
        </DialogColumn>
      </Modal>
      {isApproving && (
        <TransactionDialog
          state={approval.sending}
          summary={t`Allow staking to use your ${symbol}`}
          onDismiss={approval.dismiss}
        />
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={leave} inSteps />
    </>
  );
}
