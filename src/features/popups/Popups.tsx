import { type ReactElement } from 'react';
import { selectPopups } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { importLater } from '#lib/later.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const PopupList = lazyPart(async () => (await import('./PopupList.tsx')).PopupList);
const BackgroundNotices = lazyPart(
  async () => (await importLater(() => import('./BackgroundNotices.tsx'))).BackgroundNotices,
);

export function Popups(): ReactElement {
  const hasAny = useAppSelector((state) => selectPopups(state).length > 0);
  return (
    <>
      {hasAny && <PopupList />}
      <BackgroundNotices isBusy={hasAny} />
    </>
  );
}
