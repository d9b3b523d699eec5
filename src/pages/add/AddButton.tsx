import { useLingui, Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { AgeStrip } from '#features/blockAge/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { useEnabledFocus } from '#ui/hooks/useEnabledFocus.ts';
import { FormAction } from '#ui/layout/FormPage.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { LiquidityStep } from '#writes/liquidity/addLiquidity.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { Approvals, ApproveButton } from './ApproveButton.tsx';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { addButtonText, addNote } from './messages.ts';
import type { AddForm } from './useAddForm.ts';

const Supply = lazyPart(async () => (await import('./Supply.tsx')).Supply);

const NextStep = lazyPart(async () => (await import('./AddSteps.tsx')).NextStep);

const ApproveToken = lazyPart(async () => (await import('./ApproveToken.tsx')).ApproveToken);

interface Confirming {
  readonly accepted: AddQuote;
  readonly subject: string;
}

/** A confirmation ends once the form's exchange or currencies change. */
const subjectOf = ({ exchange, a, b }: AddForm): string =>
  [exchange.id, ...[a, b].map(({ currency }) => currency && currencyId(currency))].join(' ');

/** Plan to simulate with the last approval; earlier, another missing approval would make it fail. */
const planAfterApproval = (steps: readonly LiquidityStep[]): TransactionPlan | undefined => {
  const open = steps.filter(({ isDone }) => !isDone);
  return open.length === 2 ? open.at(-1)?.plan() : undefined;
};

interface AddButtonProps {
  readonly form: AddForm;
  readonly steps: readonly LiquidityStep[];
}

const nextApproval = ({ a, b }: AddForm): AddForm['a'] | undefined =>
  [a, b].find(({ approval }) => approval === 'notApproved' || approval === 'pending');

/** False if one confirmation sends all steps. */
const isStepwise = ({ a, b, problem }: AddForm, steps: readonly LiquidityStep[]): boolean =>
  (problem === undefined || problem.code === 'approvalMissing') &&
  steps.length > 1 &&
  [a, b].every(({ approval }) => approval !== 'batched');

const useConfirming = (form: AddForm) => {
  const [pressed, setConfirming] = useState<Confirming>();
  const subject = subjectOf(form);
  const isVoid = pressed !== undefined && pressed.subject !== subject;
  if (isVoid) setConfirming(undefined);
  return {
    confirming: isVoid ? undefined : pressed,
    confirm: (accepted: AddQuote) => setConfirming({ accepted, subject }),
    close: () => setConfirming(undefined),
  };
};

const usePress = ({ problem, quote }: AddForm, confirm: (accepted: AddQuote) => void): (() => void) | undefined => {
  const walletSteps = useWalletSteps();
  switch (problem?.code) {
    case undefined:
      return quote && (() => confirm(quote));
    case 'connectWallet':
    case 'wrongNetwork':
      return walletSteps[problem.code];
    default:
      return undefined;
  }
};

export function AddButton({ form, steps }: AddButtonProps): ReactElement {
  const { i18n } = useLingui();
  const { isSwitching } = useNetworkSwitch();
  const supply = useRef<HTMLButtonElement>(null);
  const approvals = useRef<HTMLDivElement>(null);
  useEnabledFocus(approvals);
  const { confirming, confirm, close } = useConfirming(form);
  const { problem } = form;
  const sides = [form.a, form.b];
  const next = nextApproval(form);

  const onPress = usePress(form, confirm);
  const nextPlan = (): Promise<TransactionPlan | undefined> => Promise.resolve(planAfterApproval(steps));
  const note = problem && addNote(problem);
  return (
    <FormAction data-above-nav="">
      <AgeStrip />
      {problem?.code === 'approvalMissing' && (
        <Approvals ref={approvals}>
          {sides.map((side, index) => (
            <ApproveButton
              key={index === 0 ? 'a' : 'b'}
              side={side}
              isNext={side === next}
              nextPlan={nextPlan}
              supply={supply}
            />
          ))}
        </Approvals>
      )}
      <SendButton
        repeats={{ kinds: ['addLiquidity'] }}
        sends={problem === undefined}
        ref={supply}
        variant="primary"
        size="lg"
        block
        disabled={onPress === undefined}
        loading={isSwitching}
        onClick={onPress}
      >
        {problem ? i18n._(addButtonText(problem, onPress !== undefined)) : <Trans>Supply</Trans>}
      </SendButton>
      {note && <p role="status">{i18n._(note)}</p>}
      {isStepwise(form, steps) && <NextStep steps={steps} />}
      {sides.map(
        (side, index) =>
          side.permission.sending.phase !== 'idle' && (
            <ApproveToken key={index === 0 ? 'a' : 'b'} side={side} exchange={form.exchange.name} />
          ),
      )}
      {confirming && <Supply form={form} accepted={confirming.accepted} onAccept={confirm} onClose={close} />}
    </FormAction>
  );
}
