import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { dataOf, type ActionArgument, type DecodedCall, type ProposalAction } from '#domain/governance/action.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { RawData } from '../GovernanceStyles.ts';
import type { ContractNames } from './useContractNames.ts';

/** Characters; longer data is cut on the screen, but not in the copy. */
const MAX_SHOWN = 2000;
const MAX_ARGUMENT = 300;

const cut = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

interface ArgumentsProps {
  readonly call: DecodedCall;
  readonly nameOf: ContractNames;
}

/** A known address follows its name. */
const argumentText = ({ type, text }: ActionArgument, nameOf: ContractNames): string => {
  const address = type === 'address' ? parseTypedAddress(text) : undefined;
  const name = address && nameOf(address);
  const shown = readableText(text, MAX_ARGUMENT) ?? NO_VALUE;
  return name === undefined ? shown : `${name} ${shown}`;
};

function Arguments({ call, nameOf }: ArgumentsProps): ReactElement | null {
  if (call.args.length === 0) return null;
  return (
    <KeyValue
      rows={call.args.map((argument, index) => ({
        key: String(index),
        label: <bdi translate="no">{argument.name === '' ? argument.type : `${argument.name} (${argument.type})`}</bdi>,
        value: <bdi translate="no">{argumentText(argument, nameOf)}</bdi>,
      }))}
    />
  );
}

interface CallDataProps {
  readonly action: ProposalAction;
  readonly decoded: DecodedCall | undefined;
  readonly nameOf: ContractNames;
  readonly isOpen: boolean;
}

export function CallData({ action, decoded, nameOf, isOpen }: CallDataProps): ReactElement {
  const { t } = useLingui();
  const data = dataOf(action);
  const signature = action.signature === '' ? decoded?.signature : action.signature;
  return (
    <Disclosure open={isOpen}>
      <summary>
        <Trans>Call data</Trans>
      </summary>
      <div>
        {signature !== undefined && (
          <RawData translate="no">{readableText(signature, MAX_ARGUMENT) ?? NO_VALUE}</RawData>
        )}
        {decoded && <Arguments call={decoded} nameOf={nameOf} />}
        <RawData tabIndex={0} translate="no">
          {cut(data)}
        </RawData>
        <span>
          <CopyText text={data} label={t`Copy the data`}>
            <Trans>Copy</Trans>
          </CopyText>
        </span>
      </div>
    </Disclosure>
  );
}
