import { use, useSyncExternalStore, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { rules } from '#config/rules.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Freshness } from '#domain/freshness/freshness.ts';
import { useFreshness, useLateSeconds } from '#features/blockAge/index.ts';
import { nodesInUse } from '#reads/nodes/nodesInUse.ts';
import { DollarAge } from '#reads/tokens/DollarAge.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { blockStride } from '#stores/blockStride.ts';
import { StatusMark } from '#ui/feedback/StatusMark.ts';

const tones: Readonly<Record<Freshness, string | undefined>> = {
  unknown: undefined,
  fresh: 'good',
  late: 'warning',
  stale: 'bad',
};

export function BlockIndicator(): ReactElement {
  const { t } = useLingui();
  const block = useAppSelector(selectBlockNumber);
  const freshness = useFreshness();
  const lateSeconds = useLateSeconds();
  const seconds = lateSeconds ?? 0;
  const stride = useSyncExternalStore(blockStride.subscribe, blockStride.current);
  const saving = stride === 2 && t`Updated with every second block until you use the page`;
  const isVisitor = use(DollarAge) > rules.multicall.dollarBlocks;
  const dollars = isVisitor && t`Dollar values are up to half a minute old until you connect a wallet`;
  const { host: node } = new URL(nodesInUse.current());
  const words: Readonly<Record<Freshness, string>> = {
    unknown: t`Waiting for the first block`,
    fresh: t`Current block height, no delay`,
    late: t`The latest block is ${seconds} s old`,
    stale: t`The latest block is ${seconds} s old`,
  };
  return (
    <StatusMark
      translate="no"
      data-tone={tones[freshness]}
      title={[words[freshness], saving, dollars, node].filter(Boolean).join(' · ')}
    >
      {block === undefined ? NO_VALUE : formatWhole(block)}
      {lateSeconds !== undefined && <span>{t`${seconds} s old`}</span>}
    </StatusMark>
  );
}
