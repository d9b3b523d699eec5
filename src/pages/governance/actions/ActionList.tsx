import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dataOf, type DecodedCall, type ProposalAction } from '#domain/governance/action.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { ActionOutcome } from '#reads/governance/useSimulation.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { space, weight } from '#ui/theme/theme.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { knownCallWords, partyWords, valueWords } from './actionWords.ts';
import { CallData } from './CallData.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { useAction, type ReadAction } from './useAction.ts';
import { useContractNames, type ContractNames } from './useContractNames.ts';

interface NamedAddressProps {
  readonly address: Address;
  readonly name: string | undefined;
}

function NamedAddress({ address, name }: NamedAddressProps): ReactElement {
  return (
    <>
      {name !== undefined && `${name} `}
      <AddressLink address={address} />
    </>
  );
}

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

const methodOf = ({ signature }: DecodedCall): string => signature.split('(')[0] ?? '';

interface PartProps {
  readonly action: ProposalAction;
  readonly read: ReadAction;
  readonly nameOf: ContractNames;
}

function Headline({ action, read: { known, token, decoded, isLoaded }, nameOf }: PartProps): ReactElement {
  const { i18n } = useLingui();
  const someone = (address: ProposalAction['target']): string => nameOf(address) ?? shortenAddress(address);
  const words = known && knownCallWords(known, token, { someone, translate: (text) => i18n._(text) });
  if (words) return <>{i18n._(words)}</>;
  const target = <NamedAddress address={action.target} name={nameOf(action.target)} />;
  if (!decoded && isLoaded) return <Trans>Call {target} with data that can't be decoded</Trans>;
  if (!decoded) return <Trans>Call {target}</Trans>;
  const name = methodOf(decoded);
  return (
    <Trans>
      Call {name} of {target}
    </Trans>
  );
}

/** Full addresses of the names and short addresses in the headline. */
function Parties({ action, read: { known, token }, nameOf }: PartProps): ReactElement | null {
  const { i18n } = useLingui();
  if (!known) return null;
  const symbol = token?.kind === 'listed' ? shortenSymbol(token.token.symbol) : undefined;
  const rows: KeyValueRow[] = [];
  if (known.kind !== 'pay') {
    rows.push({
      key: 'target',
      label: token ? <Trans>Token</Trans> : <Trans>Contract</Trans>,
      value: <NamedAddress address={action.target} name={token ? symbol : nameOf(action.target)} />,
    });
  }
  if ('to' in known) {
    rows.push({
      key: 'party',
      label: i18n._(partyWords(known.kind)),
      value: <NamedAddress address={known.to} name={nameOf(known.to)} />,
    });
  }
  return <KeyValue rows={rows} />;
}

interface ActionProps {
  readonly action: ProposalAction;
  readonly governor: Governor;
  readonly outcome: ActionOutcome | undefined;
}

function Action({ action, governor, outcome }: ActionProps): ReactElement {
  const { i18n } = useLingui();
  const read = useAction(action, governor);
  const nameOf = useContractNames(governor);
  const { known, token, isLoaded } = read;
  const value = known?.kind === 'pay' ? undefined : valueWords(action.value);
  return (
    <>
      <strong>
        <Headline action={action} read={read} nameOf={nameOf} />
      </strong>
      {value && <span>{i18n._(value)}</span>}
      {known && token?.kind === 'unlisted' && (
        <Banner tone="warning">
          <Trans>This token is unlisted. Its unit is unknown, so amounts are in its smallest unit.</Trans>
        </Banner>
      )}
      <Parties action={action} read={read} nameOf={nameOf} />
      {outcome && <OutcomeLine outcome={outcome} />}
      {dataOf(action) !== '0x' && (
        <CallData action={action} decoded={read.decoded} nameOf={nameOf} isOpen={isLoaded && !known} />
      )}
    </>
  );
}

interface ActionListProps {
  readonly actions: readonly ProposalAction[];
  readonly governor: Governor;
  readonly outcomes: readonly ActionOutcome[] | undefined;
}

export function ActionList({ actions, governor, outcomes }: ActionListProps): ReactElement {
  return (
    <Actions>
      {actions.map((action, index) => (
        <li key={`${String(index)} ${action.target} ${action.signature}`}>
          <Action action={action} governor={governor} outcome={outcomes?.[index]} />
        </li>
      ))}
    </Actions>
  );
}
