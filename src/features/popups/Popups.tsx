import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { selectPopups } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

const PopupList = lazy(() => import('./PopupList.tsx').then(({ PopupList }) => ({ default: PopupList })));

/** What became of the transactions, for 25 seconds each. */
export function Popups(): ReactElement {
  const hasAny = useAppSelector((state) => selectPopups(state).length > 0);
  return <Suspense>{hasAny && <PopupList />}</Suspense>;
}
