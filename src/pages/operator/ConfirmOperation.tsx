import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { shapeOf, type OperationField } from '#domain/operations/operation.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { AddressLink, SafeDeadline, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { planOperation, type Operation } from '#writes/governance/operations.ts';
import { fieldNames, operationTexts } from './messages.ts';
import type { OperationForm } from './useOperationForm.ts';

interface ConfirmProps {
  readonly operation: Operation;
  readonly tokens: OperationForm['tokens'];
  readonly onClose: () => void;
}

function FieldValue({
  field,
  operation: { values },
  tokens,
}: Pick<ConfirmProps, 'operation' | 'tokens'> & { readonly field: OperationField }): ReactNode {
  const value = values[field.name];
  if (typeof value === 'string') return <AddressLink address={value} />;
  if (typeof value === 'object') return value.length === 0 ? <Trans>None</Trans> : value.join(', ');
  if (value === undefined) return null;
  const named = field.kind === 'amount' ? values[field.of] : undefined;
  const token = typeof named === 'string' ? tokens.get(named) : undefined;
  return token ? `${exactText(value, token.decimals)} ${shortenSymbol(token.symbol)}` : value.toString();
}

export function ConfirmOperation({ operation, tokens, onClose }: ConfirmProps): ReactElement {
  const { t, i18n } = useLingui();
  const { name, contract } = operation;
  const { title, effect } = operationTexts[name];
  const { state, summary, send, leave } = useSendDialog({ draft: `operate ${name}`, onClose });
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={i18n._(title)}>
        <DialogColumn>
          <Banner tone="warning" title={i18n._(effect)} />
          <KeyValue
            size={14}
            rows={[
              { key: 'contract', label: t`Contract`, value: <AddressLink address={contract} /> },
              ...shapeOf(name).fields.map((field) => ({
                key: field.name,
                label: i18n._(fieldNames[field.name]),
                value: <FieldValue field={field} operation={operation} tokens={tokens} />,
              })),
            ]}
          />
          <SafeDeadline />
          <SendButton
            repeats={{ kinds: ['operate'], names: [operation.name] }}
            variant="primary"
            size="lg"
            block
            onClick={() => void send(() => planOperation(operation))}
          >
            {i18n._(title)}
          </SendButton>
        </DialogColumn>
      </Modal>
      <TransactionDialog state={state} summary={summary} onDismiss={leave} />
    </>
  );
}
