import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { AddressFault } from '#features/addressFault/index.ts';
import { AmountProblemText, NumberField } from '#features/currencyInput/index.ts';
import { FigureField } from '#features/figureField/index.ts';
import type { ActionCodec } from '#reads/governance/useActionCodec.ts';
import { Button } from '#ui/fields/Button.tsx';
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { line, radius, space, text, weight } from '#ui/theme/theme.ts';
import { FieldLabel, Row, TextArea } from '../GovernanceStyles.ts';
import type { ActionDraft, ActionFaults } from './actionDraft.ts';

const Fields = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  border: ${line('border')};
  border-radius: ${radius(6)};
  & > legend {
    padding: ${space(0, 1)};
    ${text(13)}
    font-weight: ${weight('semibold')};
  }
`;

const coinUnits = [nativeCurrency.symbol];

interface ActionFieldsProps {
  readonly draft: ActionDraft;
  readonly number: number;
  readonly codec: ActionCodec | undefined;
  readonly faults: ActionFaults | undefined;
  readonly onChange: (draft: ActionDraft) => void;
  readonly onRemove: (() => void) | undefined;
}

function FromAbi({
  codec,
  onPick,
}: {
  readonly codec: ActionCodec | undefined;
  readonly onPick: (text: string) => void;
}) {
  const [abi, setAbi] = useState('');
  const functions = codec?.functionsOfAbi(abi);
  return (
    <Disclosure>
      <summary>
        <Trans>Choose from an ABI</Trans>
      </summary>
      <div>
        <FieldLabel>
          <Trans>The contract's ABI as JSON</Trans>
          <TextArea kind="code" value={abi} onChange={setAbi} />
        </FieldLabel>
        {abi.trim() !== '' && !functions && (
          <p role="status">
            <Trans>This is no ABI with functions that change something.</Trans>
          </p>
        )}
        <Row>
          {functions?.map(({ signature, inputs }) => (
            <Button
              key={signature}
              size="xs"
              variant="outline"
              onClick={() =>
                onPick(
                  `${signature.split('(')[0] ?? ''}(${inputs.map(({ name, type }) => `${type} ${name}`.trim()).join(', ')})`,
                )
              }
            >
              {signature}
            </Button>
          ))}
        </Row>
      </div>
    </Disclosure>
  );
}

/** Solidity types with digits only. */
const WHOLE = /^uint\d*$/;

function FigureOrText({ isWhole, ...field }: Omit<TextFieldProps, 'kind'> & { readonly isWhole: boolean }) {
  return isWhole ? <FigureField kind="whole" {...field} /> : <TextField kind="code" {...field} />;
}

interface ArgumentsProps extends Pick<ActionFieldsProps, 'draft' | 'codec' | 'faults' | 'onChange'> {
  readonly number: number;
}

function Arguments({ draft, codec, faults, onChange, number }: ArgumentsProps): ReactElement {
  const { t } = useLingui();
  const inputs = codec?.functionOf(draft.signature)?.inputs ?? [];
  return (
    <>
      {inputs.map(({ name, type }, index) => {
        const value = draft.args[index] ?? '';
        const field = name === '' ? type : `${name} (${type})`;
        const isFaulty = value !== '' && faults?.args.includes(index);
        return (
          <FigureOrText
            key={String(index)}
            isWhole={WHOLE.test(type)}
            label={field}
            aria-label={t`${field} of action ${number}`}
            value={value}
            error={isFaulty && <Trans>This is no {type}. Lists are typed as JSON, amounts in raw units.</Trans>}
            onChange={(next) =>
              onChange({ ...draft, args: inputs.map((_, at) => (at === index ? next : (draft.args[at] ?? ''))) })
            }
          />
        );
      })}
    </>
  );
}

export function ActionFields(props: ActionFieldsProps): ReactElement {
  const { draft, number, codec, faults, onChange, onRemove } = props;
  const { t } = useLingui();
  const { target, signature, value } = draft;
  const { symbol, decimals } = nativeCurrency;
  const amount = parseAmount(value, decimals);
  return (
    <Fields>
      <legend>
        <Trans>Action {number}</Trans>
      </legend>
      <TextField
        kind="code"
        label={t`Contract or recipient`}
        placeholder="0x..."
        value={target}
        error={
          target !== '' &&
          faults?.target &&
          (addressFault(target) ? <AddressFault text={target} /> : <Trans>This is no address</Trans>)
        }
        onChange={(next) => onChange({ ...draft, target: next })}
      />
      <TextField
        kind="code"
        label={t`Function, empty for a payment`}
        placeholder="transfer(address to, uint256 amount)"
        value={signature}
        error={signature !== '' && faults?.signature && <Trans>This is no Solidity function</Trans>}
        onChange={(next) => onChange({ ...draft, signature: next })}
      />
      <FromAbi codec={codec} onPick={(picked) => onChange({ ...draft, signature: picked, args: [] })} />
      <Arguments draft={draft} codec={codec} faults={faults} onChange={onChange} number={number} />
      <NumberField
        label={t`MATIC to send along`}
        units={coinUnits}
        value={value}
        error={!amount.ok && <AmountProblemText problem={amount.error} symbol={symbol} />}
        onChange={(next) => onChange({ ...draft, value: next })}
      />
      {onRemove && (
        <div>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            <Trans>Remove action {number}</Trans>
          </Button>
        </div>
      )}
    </Fields>
  );
}
