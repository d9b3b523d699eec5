import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import type { Removal } from '#domain/liquidity/quoteRemoval.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { EarnTransaction, useEarnSend, type EarnSend } from '#features/earnForm/index.ts';
import { AgeStrip } from '#features/blockAge/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { FormAction } from '#ui/layout/FormPage.ts';
import type { RemoveTerms } from '#writes/liquidity/liquidityTerms.ts';
import { removalPlan } from '#writes/liquidity/removeLiquidity.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { buttonNote, buttonText } from './messages.ts';
import { RemoveLiquidity } from './RemoveLiquidity.tsx';
import { MoveDialog, PoolMoveDialog, ZapOutDialog } from './zapOut/ReceiveChoice.tsx';
import type { RemoveForm } from './useRemoveForm.ts';

interface FormProps {
  readonly form: RemoveForm;
}

interface Confirming {
  readonly terms: RemoveTerms;
  readonly subject: string;
  readonly unstaked: bigint;
}

function Note({ form }: FormProps): ReactElement | null {
  const { problem, exchange, approval, permission, receive } = form;
  // If there are more steps than a removal, another list shows them.
  const isListed = receive.side !== undefined || receive.isMove;
  if (!isListed && (problem?.code === 'approvalNeeded' || problem?.code === 'approvalPending')) {
    return (
      <p>
        <Trans>Step 1 of 2: approve, then confirm the removal.</Trans>
      </p>
    );
  }
  if (problem?.code === 'unstakeNeeded') {
    return (
      <p>
        <Trans>First step: withdraw from the rewards pool. Then confirm the removal here, also after a reload.</Trans>
      </p>
    );
  }
  if (!isListed && problem === undefined && permission.signed) {
    return (
      <p>
        <Trans>Step 2 of 2: confirm the removal.</Trans>
      </p>
    );
  }
  if (problem?.code !== 'permitNeeded') return null;
  return (
    <p>
      {isListed ? (
        <Trans>A signature lets {exchange.name} use only these pool tokens. It is free.</Trans>
      ) : (
        <Trans>Step 1 of 2. A signature lets {exchange.name} use only these pool tokens. It is free.</Trans>
      )}{' '}
      <SendButton
        repeats={approval.repeats}
        size="xs"
        variant="ghost"
        onClick={() => approval.approve(() => Promise.resolve(planAfterApproval(form)))}
      >
        <Trans>Approve instead</Trans>
      </SendButton>
    </p>
  );
}

const planAfterApproval = ({ removal, times, termsOf }: RemoveForm) => {
  const terms = removal && termsOf(removal);
  return terms && times ? removalPlan({ ...terms, permit: undefined }, times) : undefined;
};

/**
 * A signature is valid for a fixed number of pool tokens, which a typed amount only equals at this block. The form
 * therefore switches to pool tokens.
 */
const keepPoolTokens = ({ field, removal, poolToken, actions }: RemoveForm): void => {
  const isAmount = field === 'CURRENCY_A' || field === 'CURRENCY_B';
  if (isAmount && removal && poolToken) actions.type('LIQUIDITY', typeableText(removal.poolTokens, poolToken.decimals));
};

const repeatsOf = ({ problem, approval, poolToken, receive }: RemoveForm): Press | 'nothing' => {
  if (!problem) return receive.isBatch ? 'nothing' : { kinds: ['removeLiquidity'] };
  if (problem.code === 'unstakeNeeded') return { kinds: ['unstake'], names: [poolToken?.address] };
  return problem.code === 'approvalNeeded' ? approval.repeats : 'nothing';
};

interface Steps {
  readonly confirm: (removal: Removal) => void;
  readonly unstake: (() => void) | undefined;
}

const useStep = (form: RemoveForm, { confirm, unstake }: Steps): (() => void) | undefined => {
  const walletSteps = useWalletSteps();
  const { problem, removal, permission, approval, times, receive } = form;
  switch (problem?.code) {
    case undefined:
      return removal && !receive.isUnknown ? () => confirm(removal) : undefined;
    case 'connectWallet':
    case 'wrongNetwork':
      return walletSteps[problem.code];
    case 'unstakeNeeded':
      return unstake;
    case 'permitNeeded':
      if (!times) return undefined;
      return () => {
        keepPoolTokens(form);
        permission.sign(times);
      };
    case 'approvalNeeded':
      return () => approval.approve(() => Promise.resolve(planAfterApproval(form)));
    default:
      return undefined;
  }
};

interface AskingProps extends FormProps {
  readonly unstaking: EarnSend;
}

function Asking({ form, unstaking }: AskingProps): ReactElement {
  const { t } = useLingui();
  const { approval, permission, exchange } = form;
  const summary = t`Allow ${exchange.name} to use your ${poolTokenWords.symbol}`;
  return (
    <>
      <EarnTransaction {...unstaking} />
      <TransactionDialog state={permission.signing} summary={summary} onDismiss={permission.dismiss} />
      {(approval.asking || approval.sending.phase === 'failed') && (
        <TransactionDialog state={approval.sending} summary={summary} onDismiss={approval.dismiss} />
      )}
    </>
  );
}

interface ConfirmationProps extends FormProps {
  readonly confirming: Confirming;
  readonly onAccept: (removal: Removal) => void;
  readonly onClose: () => void;
}

function Confirmation({ form, confirming, onAccept, onClose }: ConfirmationProps): ReactElement {
  const { side, destination, target, isBatch } = form.receive;
  if (target && isBatch) return <PoolMoveDialog form={form} target={target} onClose={onClose} />;
  if (destination && isBatch) return <MoveDialog form={form} to={destination} onClose={onClose} />;
  if (side && isBatch) return <ZapOutDialog form={form} side={side} onClose={onClose} />;
  const { terms, unstaked } = confirming;
  return <RemoveLiquidity form={form} accepted={terms} unstaked={unstaked} onAccept={onAccept} onClose={onClose} />;
}

export function RemoveButton({ form }: FormProps): ReactElement {
  const { i18n } = useLingui();
  const [confirming, setConfirming] = useState<Confirming>();
  const { problem, address, approval, unstake } = form;
  const { isSwitching } = useNetworkSwitch();
  const subject = [address.idA, address.idB, address.exchangeId].join(' ');
  const confirm = (removal: Removal): void => {
    const terms = form.termsOf(removal);
    if (terms) setConfirming({ terms, subject, unstaked: unstake.amountFor(removal) });
  };
  const unstaking = useEarnSend(() => unstake.planFor(unstake.amountFor(form.removal)));
  const press = useStep(form, { confirm, unstake: unstaking.send });
  const repeats = repeatsOf(form);
  const note = problem && buttonNote(problem);
  return (
    <FormAction>
      <AgeStrip />
      <SendButton
        repeats={repeats}
        sends={repeats !== 'nothing'}
        variant="primary"
        size="lg"
        block
        disabled={press === undefined}
        loading={
          isSwitching || problem?.code === 'approvalPending' || problem?.code === 'permitPending' || approval.asking
        }
        onClick={press}
      >
        {problem ? i18n._(buttonText(problem, press !== undefined)) : <Trans context="liquidity">Remove</Trans>}
      </SendButton>
      {note && <p role="status">{i18n._(note)}</p>}
      <Note form={form} />
      <Asking form={form} unstaking={unstaking} />
      {confirming?.subject === subject && (
        <Confirmation form={form} confirming={confirming} onAccept={confirm} onClose={() => setConfirming(undefined)} />
      )}
    </FormAction>
  );
}
