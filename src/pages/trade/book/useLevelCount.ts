import { useCallback, useState, useSyncExternalStore, type RefCallback } from 'react';
import { lazyModule } from '#lib/later.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { useIsDesktop } from '../shared/useIsDesktop.ts';

const TALL = 1060;
const MAX_TALL_LEVELS = 42;
/** Pixels of one more level on each side. */
const TWO_ROWS = 44;

const onResize = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

const tallLevels = (): number =>
  Math.min(MAX_TALL_LEVELS, 17 + Math.max(0, Math.floor((innerHeight - TALL) / TWO_ROWS)));

/** Avoids reading the window's height, which would force a layout, if it does not matter. */
const noLevels = (): number => 0;

const useFirstLevels = (): number => {
  const phone = useMediaQuery('(max-width: 767px)');
  const tall = useMediaQuery(`(min-width: 1280px) and (min-height: ${TALL}px)`);
  const levelsOfTall = useSyncExternalStore(onResize, tall ? tallLevels : noLevels);
  const low = useMediaQuery('(min-width: 1280px) and (max-height: 879px)');
  const lower = useMediaQuery('(min-width: 1280px) and (max-height: 792px)');
  const lowest = useMediaQuery('(min-width: 1280px) and (max-height: 704px)');
  if (phone) return 5;
  if (tall) return levelsOfTall;
  return lowest ? 7 : lower ? 9 : low ? 11 : 13;
};

const fitting = lazyModule(async () => (await import('./fitLevels.ts')).fitLevels);

interface LevelCount {
  /** Levels per side: estimated from the window at first, then as many as fit in the panel. */
  readonly levels: number;
  readonly ref: RefCallback<HTMLElement>;
}

/** @param shown changes with the panel's content; undefined while the panel has no ladder */
export const useLevelCount = (shown: string | undefined): LevelCount => {
  const first = useFirstLevels();
  const isDesktop = useIsDesktop();
  const fit = useSyncExternalStore(fitting.subscribe, fitting.read);
  const [fitted, setFitted] = useState<number>();
  const ref = useCallback(
    (panel: HTMLElement | null) => {
      const body = shown !== undefined && isDesktop ? panel?.querySelector<HTMLElement>('[role="tabpanel"]') : null;
      return body && fit ? fit(body, setFitted) : undefined;
    },
    [fit, isDesktop, shown],
  );
  return { levels: isDesktop ? (fitted ?? first) : first, ref };
};
