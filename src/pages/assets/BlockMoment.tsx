import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';

interface BlockMomentProps {
  readonly block: number;
  readonly timestamp: number | undefined;
}

export function BlockMoment({ block, timestamp }: BlockMomentProps): ReactElement {
  const { i18n } = useLingui();
  const number = exactText(BigInt(block), 0);
  const day = timestamp === undefined ? undefined : i18n.date(new Date(timestamp * 1000), { dateStyle: 'medium' });
  return day === undefined ? (
    <Trans>block {number}</Trans>
  ) : (
    <Trans>
      block {number}, {day}
    </Trans>
  );
}
