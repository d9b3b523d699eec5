import { useEffect } from 'react';
import { openSheet } from './sheetHistory.ts';
import { useLatest } from './useLatest.ts';
import { useIsPhone } from './useMediaQuery.ts';

/** While `active` on a phone, the Back button or gesture closes this sheet instead of leaving the page. */
export function useBackCloses(active: boolean, close: () => void): void {
  const isPhone = useIsPhone();
  const latest = useLatest(close);
  useEffect(() => (active && isPhone ? openSheet(() => latest.current?.()) : undefined), [active, isPhone, latest]);
}
