import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { splitDescription } from '#domain/governance/description.ts';
import type { DescriptionReading } from '#reads/governance/useDescriptions.ts';

interface ProposalTitleProps {
  readonly id: bigint;
  readonly reading: DescriptionReading;
}

export function ProposalTitle({ id, reading }: ProposalTitleProps): ReactElement {
  const title = reading.status === 'ready' ? splitDescription(reading.text).title : undefined;
  const number = id.toString();
  return <bdi translate="yes">{title ?? <Trans>Proposal {number}</Trans>}</bdi>;
}
