import { useSyncExternalStore, type ReactElement } from 'react';
import { hasDataService } from '#config/env.ts';
import { storage } from '#lib/storage.ts';
import { useAppSelector } from '#state/hooks.ts';
import { newRelease } from '#stores/newRelease.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ChainNotices } from './ChainNotices.tsx';

const MajorDelay = lazyPart(async () => (await import('#features/serviceDelay/index.ts')).MajorDelay);
const ExpertByLink = lazyPart(async () => (await import('./ExpertByLink.tsx')).ExpertByLink);
const ReleaseNotice = lazyPart(async () => (await import('./ReleaseNotice.tsx')).ReleaseNotice);
const StorageNotice = lazyPart(async () => (await import('./StorageNotice.tsx')).StorageNotice);

export function LaterNotices(): ReactElement {
  const isUnsaved = useSyncExternalStore(storage.onFailure, storage.hasFailed);
  const isReleased = useSyncExternalStore(newRelease.subscribe, newRelease.current) !== 'none';
  const isExpertByLink = useAppSelector(({ app, user }) => app.expertByLink && user.userExpertMode);
  return (
    <>
      <ChainNotices />
      {hasDataService && <MajorDelay />}
      {isExpertByLink && <ExpertByLink />}
      {isReleased && <ReleaseNotice />}
      {isUnsaved && <StorageNotice />}
    </>
  );
}
