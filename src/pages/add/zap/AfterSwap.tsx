import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { actualCalls } from '#domain/transactions/actualCall.ts';
import { isOrderOutcome } from '#domain/transactions/callOutcome.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Note } from '../AddStyles.ts';
import type { AddField } from '../addAddress.ts';
import type { AddForm } from '../useAddForm.ts';
import { useWasSold } from './useWasSold.ts';
import { ZapDialog } from './ZapDialog.tsx';

interface AfterSwapProps {
  readonly form: AddForm;
  /** Order that swapped a token for one of the pool's tokens. */
  readonly record: TransactionRecord;
  readonly onClose: () => void;
}

const outputOf = ({ info }: TransactionRecord): CurrencyFact | undefined =>
  info.kind === 'placeOrder' ? info.output : undefined;

/** Raw amount in the receipt; undefined until then. */
const arrivedBy = (record: TransactionRecord): bigint | undefined => {
  const call = actualCalls(record).at(-1)?.call;
  return isOrderOutcome(call) ? BigInt(call.received) : undefined;
};

const sideOf = ({ a, b }: AddForm, fact: CurrencyFact | undefined): AddField | undefined => {
  const id = fact && (fact.address ?? NATIVE_ID);
  if (id === undefined) return undefined;
  if (a.id === id) return 'A';
  return b.id === id ? 'B' : undefined;
};

function Waiting({ record, onClose }: Omit<AfterSwapProps, 'form'>): ReactElement {
  const { t } = useLingui();
  const symbol = shortenSymbol(outputOf(record)?.symbol ?? '');
  const hasFailed = record.ended !== undefined || (record.receipt !== undefined && !isSuccess(record.receipt));
  return (
    <Modal open onClose={onClose} title={t`Supply one token`}>
      <DialogColumn>
        <Note>
          {hasFailed ? (
            <Trans>The swap didn't go through, so nothing was supplied. Close this and start again.</Trans>
          ) : (
            <Trans>Step 1, the swap, is sent. The next step opens here with the {symbol} that arrived.</Trans>
          )}
        </Note>
      </DialogColumn>
    </Modal>
  );
}

/** Supplies the amount that the first swap returned, even after a reload. */
export function AfterSwap({ form, record, onClose }: AfterSwapProps): ReactElement | null {
  const output = outputOf(record);
  const wasSold = useWasSold(record, output);
  if (wasSold || record.from !== form.account) return null;
  const paid = sideOf(form, output);
  const arrived = record.receipt && isSuccess(record.receipt) ? arrivedBy(record) : undefined;
  if (!paid || !output || arrived === undefined) return <Waiting record={record} onClose={onClose} />;
  return <ZapDialog form={form} typed={{ paid, text: typeableText(arrived, output.decimals) }} onClose={onClose} />;
}
