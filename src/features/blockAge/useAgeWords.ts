import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { nodesInUse } from '#reads/nodes/nodesInUse.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { ageWords } from './ageWords.ts';
import { useBlockAge } from './useBlockAge.ts';

interface AgeWords {
  readonly tone: 'warning' | 'danger';
  readonly words: string;
}

export const useAgeWords = (): AgeWords | undefined => {
  const { t } = useLingui();
  const { freshness, ageSeconds = 0 } = useBlockAge();
  const age = t(ageWords(ageSeconds));
  const late =
    nodesInUse.count() > 1
      ? t`Prices are ${age} old. We're trying another node.`
      : t`Prices are ${age} old. We're retrying the node.`;
  const stale = t`Prices are ${age} old, so trading is paused. Check your connection, or wait for a new block.`;
  const words =
    freshness === 'late'
      ? ({ tone: 'warning', words: late } as const)
      : freshness === 'stale'
        ? ({ tone: 'danger', words: stale } as const)
        : undefined;
  const latest = useLatest(words?.words);
  useEffect(() => {
    if (words?.tone && latest.current) announce(latest.current);
  }, [words?.tone, latest]);
  return words;
};
