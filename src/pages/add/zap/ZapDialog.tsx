import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { SafeDeadline, TransactionDialog } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Note } from '../AddStyles.ts';
import { withoutRejection } from '../ApproveToken.tsx';
import type { AddField } from '../addAddress.ts';
import { StakeAfterSwitch } from '#features/stakeAfter/index.ts';
import type { AddForm } from '../useAddForm.ts';
import { PaidChoice, type Paid } from './PaidChoice.tsx';
import { ThirdDialog } from './ThirdDialog.tsx';
import { ZapAction } from './ZapAction.tsx';
import { ZapFacts } from './ZapFacts.tsx';
import { StepList } from '#ui/layout/StepList.tsx';
import { useZap, type Zap } from './useZap.ts';
import { useZapSend } from './useZapSend.ts';

interface ZapDialogProps {
  readonly form: AddForm;
  readonly typed?: { readonly paid: AddField; readonly text: string };
  readonly onClose: () => void;
}

function ZapSteps({ zap: { forSwap, own } }: { readonly zap: Zap }): ReactElement {
  const symbol = shortenSymbol(own.currency?.symbol ?? '');
  const approve = {
    key: 'approve',
    isDone: forSwap.state === 'approved',
    words: <Trans>Approve {symbol}</Trans>,
  };
  const others = [
    { key: 'swap', isDone: false, words: <Trans>Swap</Trans> },
    { key: 'supply', isDone: false, words: <Trans>Supply both tokens in the form</Trans> },
  ];
  return <StepList steps={own.currency?.kind === 'token' ? [approve, ...others] : others} />;
}

interface OwnTokenProps extends Pick<ZapDialogProps, 'form' | 'onClose'> {
  readonly paid: AddField;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onChoose: (choice: Paid) => void;
}

function OwnToken({ form, paid, text, setText, onChoose, onClose }: OwnTokenProps): ReactElement {
  const { t } = useLingui();
  const zap = useZap(form, { paid, text, claimed: 0n });
  const sending = useZapSend(form, zap, { onClose });
  const { own } = zap;
  const { currency, max } = own;
  const symbol = shortenSymbol(currency?.symbol ?? '');
  const state = withoutRejection(sending.state);
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Supply one token`}>
        <DialogColumn>
          <PaidChoice form={form} value={paid} onChange={onChoose} />
          <CurrencyInput
            label={<Trans>You pay</Trans>}
            inputLabel={t`Amount of ${symbol} to supply`}
            field={{ ...own.field, text, amount: zap.amount, problem: undefined }}
            onType={setText}
            onMax={currency && max !== undefined ? () => setText(typeableText(max, currency.decimals)) : undefined}
          />
          <Note>
            {zap.isBatch ? (
              <Trans>
                The order book and the pool swap a part. Swap and supply are one transaction: both happen, or none.
              </Trans>
            ) : (
              <Trans>
                The order book and the pool swap a part. The supply is a step of its own: after the swap, the form has
                its amounts. Until then both tokens are in your wallet.
              </Trans>
            )}
          </Note>
          <ZapFacts zap={zap} />
          {!zap.isBatch && <ZapSteps zap={zap} />}
          <StakeAfterSwitch stake={sending.stake} />
          {zap.isBatch && <SafeDeadline />}
          <AgeLine />
          <ZapAction zap={zap} sending={sending} />
        </DialogColumn>
      </Modal>
      <TransactionDialog state={state} summary={sending.summary} onDismiss={sending.leave} inSteps />
    </>
  );
}

export function ZapDialog({ form, typed, onClose }: ZapDialogProps): ReactElement {
  const [paid, setPaid] = useState<Paid>(typed?.paid ?? 'A');
  const [text, setText] = useState(typed?.text ?? '');
  const common = { form, text, setText, onChoose: setPaid, onClose };
  return paid === 'third' ? <ThirdDialog {...common} /> : <OwnToken {...common} paid={paid} />;
}
