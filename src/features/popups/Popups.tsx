import { lazy, Suspense, type ReactElement } from 'react';
import { selectPopups } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { importLater } from '#lib/laterParts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const PopupList = lazy(() => import('./PopupList.tsx').then(({ PopupList }) => ({ default: PopupList })));
const BackgroundNotices = lazyPart(
  async () => (await importLater(() => import('./BackgroundNotices.tsx'))).BackgroundNotices,
);

export function Popups(): ReactElement {
  const hasAny = useAppSelector((state) => selectPopups(state).length > 0);
  return (
    <>
      <Suspense>{hasAny && <PopupList />}</Suspense>
      <BackgroundNotices isBusy={hasAny} />
    </>
  );
}
