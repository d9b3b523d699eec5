import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { StakeAfterSwitch } from '#features/stakeAfter/index.ts';
import { SafeDeadline, TransactionDialog } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { withoutRejection } from '../ApproveToken.tsx';
import type { AddField } from '../addAddress.ts';
import type { AddForm } from '../useAddForm.ts';
import { PaidChoice, type Paid } from './PaidChoice.tsx';
import { ThirdAction } from './ThirdAction.tsx';
import { ThirdFacts } from './ThirdFacts.tsx';
import { ThirdNote } from './ThirdNote.tsx';
import { useThird } from './useThird.ts';
import { useThirdSend } from './useThirdSend.ts';
import { useZap } from './useZap.ts';

interface ThirdDialogProps {
  readonly form: AddForm;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onChoose: (choice: Paid) => void;
  readonly onClose: () => void;
}

const sideOf = ({ a, b }: AddForm, picked: Currency): AddField | undefined => {
  const { address } = wrappedOf(picked, wrappedNative);
  if (address === a.token?.address) return 'A';
  return address === b.token?.address ? 'B' : undefined;
};

/** For a token that the pool does not have: it is first swapped for one of the pool's tokens. */
export function ThirdDialog({ form, text, setText, onChoose, onClose }: ThirdDialogProps): ReactElement {
  const { t } = useLingui();
  const [currency, setCurrency] = useState<Currency>();
  const third = useThird(form, currency, text);
  const { quote, max, field } = third;
  const paid = quote?.into ?? 'A';
  const { currency: into } = paid === 'A' ? form.a : form.b;
  const used = quote?.used ?? 0n;
  const zap = useZap(form, { paid, text: quote && into ? typeableText(used, into.decimals) : '', claimed: used });
  const sending = useThirdSend(form, third, zap, onClose);
  const state = withoutRejection(sending.state);
  const symbol = shortenSymbol(currency?.symbol ?? '');
  const pick = (picked: Currency): void => {
    const side = sideOf(form, picked);
    if (side) onChoose(side);
    else setCurrency(picked);
  };
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Supply one token`}>
        <DialogColumn>
          <PaidChoice form={form} value="third" onChange={onChoose} />
          <CurrencyInput
            label={<Trans>You pay</Trans>}
            inputLabel={t`Amount of ${symbol} to supply`}
            field={field}
            onType={setText}
            onPick={pick}
            pickLabel={t`Token you pay`}
            onMax={currency && max !== undefined ? () => setText(typeableText(max, currency.decimals)) : undefined}
          />
          <ThirdNote third={third} zap={zap} />
          <ThirdFacts third={third} zap={zap} floor={sending.floor} />
          <StakeAfterSwitch stake={sending.stake} />
          {third.isBatch && <SafeDeadline />}
          <AgeLine />
          <ThirdAction third={third} zap={zap} sending={sending} />
        </DialogColumn>
      </Modal>
      <TransactionDialog state={state} summary={sending.summary} onDismiss={sending.leave} inSteps />
    </>
  );
}
