import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dataOf, type DecodedCall, type ProposalAction } from '#domain/governance/action.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { RawData } from '../GovernanceStyles.ts';

/** Longer data is cut on the screen; the copy has all of it. */
const MAX_SHOWN = 2000;
const MAX_ARGUMENT = 300;

const cut = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

function Arguments({ call }: { readonly call: DecodedCall }): ReactElement | null {
  if (call.args.length === 0) return null;
  return (
    <KeyValue
      rows={call.args.map(({ name, type, text }, index) => ({
        key: String(index),
        label: <bdi translate="no">{name === '' ? type : `${name} (${type})`}</bdi>,
        value: <bdi translate="no">{readableText(text, MAX_ARGUMENT) ?? '–'}</bdi>,
      }))}
    />
  );
}

interface CallDataProps {
  readonly action: ProposalAction;
  readonly decoded: DecodedCall | undefined;
  readonly isOpen: boolean;
}

export function CallData({ action, decoded, isOpen }: CallDataProps): ReactElement {
  const { t } = useLingui();
  const data = dataOf(action);
  const signature = action.signature === '' ? decoded?.signature : action.signature;
  return (
    <Disclosure open={isOpen}>
      <summary>
        <Trans>Call data</Trans>
      </summary>
      <div>
        {signature !== undefined && <RawData translate="no">{readableText(signature, MAX_ARGUMENT) ?? '–'}</RawData>}
        {decoded && <Arguments call={decoded} />}
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
