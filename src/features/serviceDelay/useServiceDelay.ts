import { useLingui } from '@lingui/react/macro';
import { rules } from '#config/rules.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { useServiceStatus } from '#reads/calls/useServiceStatus.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

type Delay = 'none' | 'delay' | 'major';

/** Spec 000 section 9: no delay below 20 blocks, a major one from 500. */
export const delayOf = (chainBlock: number, serviceBlock: number): Delay => {
  const gap = chainBlock - serviceBlock;
  if (gap >= rules.service.majorDelayBlocks) return 'major';
  return gap >= rules.service.delayBlocks ? 'delay' : 'none';
};

interface ServiceDelayView {
  readonly delay: Delay | undefined;
  readonly label: string;
  /** Source: spec 000 section 8. */
  readonly sentence: string;
}

export const useServiceDelay = (): ServiceDelayView => {
  const { t } = useLingui();
  const { name, status } = useServiceStatus();
  const chainBlock = useAppSelector(selectBlockNumber);
  if (status.kind !== 'synced' || chainBlock === undefined) {
    const sentences = {
      unknown: t`Waiting for the data service`,
      synced: t`Waiting for the first block`,
      failing: t`The data service doesn't respond. History is loaded from the chain.`,
      contradicted: t`The data service contradicts the chain. History is loaded from the chain.`,
    };
    const ofFigures = {
      ...sentences,
      failing: t`The trading-data service doesn't respond. Figures and orders are loaded from the chain.`,
      contradicted: t`The trading-data service contradicts the chain. It is not used until you reload the page.`,
    };
    const sentence = (name === 'figures' ? ofFigures : sentences)[status.kind];
    return { delay: undefined, label: t`Data –`, sentence };
  }
  const block = formatWhole(status.block);
  const delay = delayOf(chainBlock, status.block);
  const sentences: Readonly<Record<Delay, string>> = {
    none: t`Current block height, no delay`,
    delay: t`There is a delay from the graph due to chain congestion, you may experience some data delay`,
    major: t`There is a major delay from the graph due to heavy chain congestion, some data will be slow in updating. Only synced to block ${block}`,
  };
  return { delay, label: t`Data ${block}`, sentence: sentences[delay] };
};
