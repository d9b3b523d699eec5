import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useServiceStatus } from '../../reads/useServiceStatus.ts';
import { selectBlockNumber } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { StatusMark } from '../../ui/StatusMark.ts';
import { delayOf } from './delayOf.ts';

const tones = { none: 'good', delay: 'warning', major: 'bad' } as const;

/** The block the data service has come to, and how far that is behind the chain. */
export function ServiceDelay(): ReactElement {
  const { t, i18n } = useLingui();
  const status = useServiceStatus();
  const chainBlock = useAppSelector(selectBlockNumber);
  if (status.kind !== 'synced' || chainBlock === undefined) {
    const words = {
      unknown: t`Waiting for the data service`,
      synced: t`Waiting for the first block`,
      failing: t`The data service does not answer; the past is read from the chain`,
      contradicted: t`The data service told what the chain does not have; the past is read from the chain`,
    };
    return <StatusMark title={words[status.kind]}>{t`Data –`}</StatusMark>;
  }
  const block = i18n.number(status.block);
  const delay = delayOf(chainBlock, status.block);
  const words = {
    none: t`Current block height, no delay`,
    delay: t`There is a delay from the graph due to chain congestion, you may experience some data delay`,
    major: t`There is a major delay from the graph due to heavy chain congestion, some data will be slow in updating. Only synced to block ${block}`,
  };
  return <StatusMark data-tone={tones[delay]} data-pulse="" title={words[delay]}>{t`Data ${block}`}</StatusMark>;
}
