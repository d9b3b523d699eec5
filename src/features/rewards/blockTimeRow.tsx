import { Trans } from '@lingui/react/macro';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';

const labels = {
  measured: <Trans>Block time, last 6 hours</Trans>,
  reported: <Trans>Block time, from the data service</Trans>,
  usual: <Trans>Block time, not measured</Trans>,
} as const;

export const blockTimeRow = ({ ms, source, isDenied }: BlockTime): KeyValueRow => {
  const seconds = (ms / 1000).toFixed(2);
  const label = isDenied ? (
    <>
      {labels[source]}. <Trans>The blocks service contradicts the chain and isn't used.</Trans>
    </>
  ) : (
    labels[source]
  );
  return { key: 'time', label, value: <Trans>{seconds} s</Trans> };
};
