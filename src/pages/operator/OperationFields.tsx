import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { shapeOf, type OperationField } from '#domain/operations/operation.ts';
import type { OperationName } from '#domain/operations/operationNames.ts';
import type { Address } from '#domain/tokens/types.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { AddressFault } from '#features/addressFault/index.ts';
import { FigureField } from '#features/figureField/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx';
import type { Operation } from '#writes/governance/operations.ts';
import { ConfirmOperation } from './ConfirmOperation.tsx';
import { fieldNames, fieldProblemText, operationTexts } from './messages.ts';
import { OperationRow } from './OperatorStyles.ts';
import { useOperationForm, type OperationForm } from './useOperationForm.ts';

function FieldWords({ form }: { readonly form: OperationForm }): ReactElement | null {
  const { i18n } = useLingui();
  const { wrong, texts } = form;
  if (!wrong) return null;
  const text = texts[wrong.field] ?? '';
  return addressFault(text) ? <AddressFault text={text} /> : <>{i18n._(fieldProblemText(wrong.problem))}</>;
}

interface OperationInputProps extends Omit<TextFieldProps, 'kind'> {
  readonly kind: OperationField['kind'];
}

function OperationInput({ kind, ...field }: OperationInputProps): ReactElement {
  if (kind === 'amount') return <FigureField kind="figure" {...field} />;
  return kind === 'number' ? <FigureField kind="whole" {...field} /> : <TextField kind="code" {...field} />;
}

interface OperationFieldsProps {
  readonly name: OperationName;
  readonly contract: Address;
}

export function OperationFields({ name, contract }: OperationFieldsProps): ReactElement {
  const { i18n, t } = useLingui();
  const { signer } = useWallet();
  const form = useOperationForm(name);
  const [confirmed, setConfirmed] = useState<Operation & { readonly by: Address }>();
  const { title, effect } = operationTexts[name];
  const review = (): void => {
    const values = form.read();
    if (!values || !signer) return;
    const token = typeof values.token === 'string' ? form.tokens.get(values.token) : undefined;
    setConfirmed({ name, contract, values, token, by: signer });
  };
  return (
    <OperationRow>
      <summary>{i18n._(title)}</summary>
      <div>
        <p>{i18n._(effect)}</p>
        {shapeOf(name).fields.map((field) => (
          <OperationInput
            key={field.name}
            kind={field.kind}
            label={i18n._(fieldNames[field.name])}
            value={form.texts[field.name] ?? ''}
            onChange={(text) => form.type(field.name, text)}
            error={form.wrong?.field === field.name && <FieldWords form={form} />}
          />
        ))}
        <FormButton
          repeats="nothing"
          variant="outline"
          size="md"
          problem={signer ? undefined : t`Watching only`}
          onClick={signer ? review : undefined}
        >
          <Trans>Review</Trans>
        </FormButton>
      </div>
      {confirmed && confirmed.by === signer && (
        <ConfirmOperation operation={confirmed} tokens={form.tokens} onClose={() => setConfirmed(undefined)} />
      )}
    </OperationRow>
  );
}
