import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { useBlockAge } from '#features/blockAge/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';

/** The block the ladder is of, and its age once newer ones should have come. */
export function BlockStamp({ blockNumber }: { readonly blockNumber: number }): ReactElement {
  const { freshness, ageSeconds } = useBlockAge();
  if (freshness === 'late' || freshness === 'stale') {
    return (
      <Chip tone="warning">
        <Trans>{ageSeconds} s old</Trans>
      </Chip>
    );
  }
  return <Trans>Block {formatWhole(blockNumber)}</Trans>;
}
