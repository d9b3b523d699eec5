import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AddQuote } from '../../domain/liquidity/quoteAdd.ts';
import { currencyId } from '../../domain/tokens/currency.ts';
import { modalToggled } from '../../state/app/slice.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { FormAction } from '../../ui/FormPage.ts';
import type { LiquidityStep } from '../../writes/addLiquidity.ts';
import { useConnectWallet } from '../../writes/connectWallet.ts';
import type { TransactionPlan } from '../../writes/plan.ts';
import { ApproveToken } from './ApproveToken.tsx';
import { addButtonText, addNote } from './messages.ts';
import { Supply } from './Supply.tsx';
import type { AddForm } from './useAddForm.ts';
import type { AddSideView } from './useAddSides.ts';

interface Confirming {
  readonly accepted: AddQuote;
  readonly subject: string;
}

/** What a confirmation is about: once it is something else, as in another account, it is void. */
const subjectOf = ({ account, exchange, a, b }: AddForm): string =>
  [account, exchange.id, ...[a, b].map(({ currency }) => currency && currencyId(currency))].join(' ');

/** The side whose approval is next or under way. */
const sideToApprove = ({ a, b, problem }: AddForm): AddSideView | undefined =>
  problem?.code === 'approvalNeeded' || problem?.code === 'approvalPending'
    ? [a, b].find(({ currency }) => currency === problem.currency)
    : undefined;

/** The supply, to be tried before the last approval: with two of them missing it would be refused for the other one. */
const aheadOf = (steps: readonly LiquidityStep[]): TransactionPlan | undefined => {
  const open = steps.filter(({ isDone }) => !isDone);
  return open.length === 2 ? open.at(-1)?.plan : undefined;
};

export interface AddButtonProps {
  readonly form: AddForm;
  readonly steps: readonly LiquidityStep[];
}

/** The one button of the form: it says what is missing, else it does the next step. */
export function AddButton({ form, steps }: AddButtonProps): ReactElement {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { switchNetwork } = useConnectWallet();
  const [confirming, setConfirming] = useState<Confirming>();
  const { problem, quote, a, b } = form;
  const subject = subjectOf(form);
  const isOther = confirming !== undefined && confirming.subject !== subject;
  if (isOther) setConfirming(undefined);
  const confirm = (accepted: AddQuote): void => setConfirming({ accepted, subject });
  const approving = sideToApprove(form);

  const press = (): (() => void) | undefined => {
    switch (problem?.code) {
      case undefined:
        return quote && (() => confirm(quote));
      case 'connectWallet':
        return () => dispatch(modalToggled('WALLET'));
      case 'wrongNetwork':
        return () => void switchNetwork();
      case 'approvalNeeded':
        return () => approving?.permission.approve(() => Promise.resolve(aheadOf(steps)));
      default:
        return undefined;
    }
  };
  const onPress = press();
  const note = problem && addNote(problem);
  return (
    <FormAction data-above-nav="">
      <Button
        variant="primary"
        size="lg"
        block
        disabled={onPress === undefined}
        loading={approving?.permission.asking}
        onClick={onPress}
      >
        {problem ? i18n._(addButtonText(problem)) : <Trans>Supply</Trans>}
      </Button>
      {note && <p role="status">{i18n._(note)}</p>}
      {[a, b].map((side, place) => (
        <ApproveToken key={place === 0 ? 'a' : 'b'} side={side} exchange={form.exchange.name} />
      ))}
      {confirming && !isOther && (
        <Supply
          form={form}
          accepted={confirming.accepted}
          onAccept={confirm}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </FormAction>
  );
}
