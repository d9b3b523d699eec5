import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { nodesInUse } from '#reads/nodes/nodesInUse.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { useLateSeconds } from './useBlockAge.ts';
import { useFreshness } from './useFreshness.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rounded down to one unit: seconds below two minutes, minutes below two hours, then hours. */
export const ageWords = (seconds: number): MessageDescriptor => {
  if (seconds < 2 * MINUTE) return msg`${seconds} s`;
  const minutes = Math.floor(seconds / MINUTE);
  const hours = Math.floor(seconds / HOUR);
  return seconds < 2 * HOUR ? msg`${minutes} min` : msg`${hours} h`;
};

interface AgeWords {
  readonly tone: 'warning' | 'danger';
  readonly words: string;
}

export const useAgeWords = (): AgeWords | undefined => {
  const { t } = useLingui();
  const freshness = useFreshness();
  const age = t(ageWords(useLateSeconds() ?? 0));
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
