import { useEffect } from 'react';
import { openSheet } from './sheetHistory.ts';
import { useLatest } from './useLatest.ts';
import { useIsPhone } from './useMediaQuery.ts';

export function useBackCloses(active: boolean, close: () => void): void {
  const isPhone = useIsPhone();
  const latest = useLatest(close);
  useEffect(() => (active && isPhone ? openSheet(() => latest.current?.()) : undefined), [active, isPhone, latest]);
}
