import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useBlockAge } from '../../features/blockAge/index.ts';
import type { BlockFreshness } from '../../features/blockAge/index.ts';
import { selectBlockNumber } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { StatusMark } from '../../ui/StatusMark.ts';

const tones: Readonly<Record<BlockFreshness, string | undefined>> = {
  unknown: undefined,
  fresh: 'good',
  late: 'warning',
  lost: 'bad',
};

/** The block that everything on the page is of, and whether it is still the newest. */
export function BlockIndicator(): ReactElement {
  const { t, i18n } = useLingui();
  const block = useAppSelector(selectBlockNumber);
  const { freshness, ageSeconds } = useBlockAge();
  const words: Readonly<Record<BlockFreshness, string>> = {
    unknown: t`Waiting for the first block`,
    fresh: t`Current block height, no delay`,
    late: t`The last block is ${ageSeconds} s old`,
    lost: t`The chain cannot be read now`,
  };
  return (
    <StatusMark data-tone={tones[freshness]} title={words[freshness]}>
      {block === undefined ? '–' : i18n.number(block)}
      {freshness === 'late' && <span>{t`${ageSeconds} s old`}</span>}
    </StatusMark>
  );
}
