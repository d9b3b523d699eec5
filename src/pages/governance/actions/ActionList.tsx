import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dataOf, knownCall, type DecodedCall, type ProposalAction } from '#domain/governance/action.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { AddressLink } from '#features/transactions/index.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useActionCodec } from '#reads/governance/useActionCodec.ts';
import type { ActionOutcome } from '#reads/governance/useSimulation.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { valueOf } from '#lib/loadable.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { space, weight } from '#ui/theme/theme.ts';
import { RawData } from '../GovernanceStyles.ts';
import { knownCallWords, valueWords } from './actionWords.ts';
import { OutcomeLine } from './OutcomeLine.tsx';

/** Longer data is cut on the screen; the copy has all of it. */
const MAX_SHOWN = 2000;
const MAX_ARGUMENT = 300;

const Actions = styled.ol`
  display: grid;
  gap: ${space(3)};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    min-width: 0;
  }
  & strong {
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
`;

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

function Raw({ action }: { readonly action: ProposalAction }): ReactElement {
  const { t } = useLingui();
  const data = dataOf(action);
  return (
    <Disclosure>
      <summary>
        <Trans>Raw data</Trans>
      </summary>
      <div>
        {action.signature !== '' && <RawData>{readableText(action.signature, MAX_ARGUMENT) ?? '–'}</RawData>}
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

interface ActionProps {
  readonly action: ProposalAction;
  readonly timelock: Address | undefined;
  readonly outcome: ActionOutcome | undefined;
}

/** Only the timelock understands these; amounts of the others are in the called token. */
const ofTimelock = new Set(['setDelay', 'setPendingAdmin']);
const ofToken = new Set(['transfer', 'approve', 'mint']);

const nameOf = ({ signature }: DecodedCall): string => signature.split('(')[0] ?? '';

interface ReadAction {
  readonly decoded: DecodedCall | undefined;
  readonly isLoaded: boolean;
  readonly words: MessageDescriptor | undefined;
  /** Native coin of the call, unless the call is a payment. */
  readonly value: MessageDescriptor | undefined;
}

const useAction = (action: ProposalAction, timelock: Address | undefined): ReadAction => {
  const codec = useActionCodec();
  const decoded = codec?.decodeAction(action);
  const known = knownCall(action, decoded);
  const token = valueOf(useToken(known && ofToken.has(known.kind) ? action.target : undefined));
  const isMeant = known !== undefined && (!ofTimelock.has(known.kind) || action.target === timelock);
  return {
    decoded,
    isLoaded: codec !== undefined,
    words: isMeant ? knownCallWords(known, token) : undefined,
    value: known?.kind === 'pay' ? undefined : valueWords(action.value),
  };
};

function Headline({ action, read }: { readonly action: ProposalAction; readonly read: ReadAction }): ReactElement {
  const { i18n } = useLingui();
  const { words, decoded, isLoaded } = read;
  const target = <AddressLink address={action.target} />;
  if (words) return <>{i18n._(words)}</>;
  if (!decoded && isLoaded) return <Trans>Call {target} with data that can't be decoded</Trans>;
  if (!decoded) return <Trans>Call {target}</Trans>;
  const name = nameOf(decoded);
  return (
    <Trans>
      Call {name} of {target}
    </Trans>
  );
}

function Action({ action, timelock, outcome }: ActionProps): ReactElement {
  const { i18n } = useLingui();
  const read = useAction(action, timelock);
  const { decoded, words, value } = read;
  const name = decoded && nameOf(decoded);
  return (
    <>
      <strong>
        <Headline action={action} read={read} />
      </strong>
      {value && <span>{i18n._(value)}</span>}
      {words && name !== undefined && (
        <small>
          <Trans>
            {name} of <AddressLink address={action.target} />
          </Trans>
        </small>
      )}
      {decoded && <Arguments call={decoded} />}
      {outcome && <OutcomeLine outcome={outcome} />}
      {dataOf(action) !== '0x' && <Raw action={action} />}
    </>
  );
}

export interface ActionListProps {
  readonly actions: readonly ProposalAction[];
  readonly timelock: Address | undefined;
  readonly outcomes: readonly ActionOutcome[] | undefined;
}

export function ActionList({ actions, timelock, outcomes }: ActionListProps): ReactElement {
  return (
    <Actions>
      {actions.map((action, index) => (
        <li key={`${String(index)} ${action.target} ${action.signature}`}>
          <Action action={action} timelock={timelock} outcome={outcomes?.[index]} />
        </li>
      ))}
    </Actions>
  );
}
