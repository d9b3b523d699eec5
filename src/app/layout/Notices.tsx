import { lazy, Suspense, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { hasDataService } from '#config/env.ts';
import { WrongNetwork } from '#features/wallet/index.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { importLater } from '#lib/laterParts.ts';
import { storage } from '#lib/storage.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { newRelease } from '#stores/newRelease.ts';
import { useHeightProperty } from '#ui/hooks/useHeightProperty.ts';
import { height, layer, media, radius, shadow, space, width } from '#ui/theme/theme.ts';

/** Loads after every page: during a failure its script might not arrive. A failed load is ignored. */
const ChainNotices = lazy(async () => ({
  default: (await importLater(() => import('./ChainNotices.tsx'))).ChainNotices,
}));

const MajorDelay = lazy(async () => ({
  default: (await importWithRetry(() => import('#features/serviceDelay/index.ts'))).MajorDelay,
}));

const ExpertByLink = lazy(async () => ({
  default: (await importWithRetry(() => import('./ExpertByLink.tsx'))).ExpertByLink,
}));

const ReleaseNotice = lazy(async () => ({
  default: (await importWithRetry(() => import('./ReleaseNotice.tsx'))).ReleaseNotice,
}));

const StorageNotice = lazy(async () => ({
  default: (await importWithRetry(() => import('./StorageNotice.tsx'))).StorageNotice,
}));

const Stack = styled.div`
  position: fixed;
  inset: auto auto ${height('status')} 0;
  z-index: ${layer('sticky')};
  display: grid;
  gap: ${space(1)};
  width: calc(100% - ${width('book')} - ${width('ticket')} - 3 * var(--s-1));
  &:not(:empty) {
    padding: ${space(1)};
  }
  & > * {
    border-radius: ${radius(6)};
    box-shadow: ${shadow(2)};
  }
  ${media.belowDesktop} {
    position: static;
    width: auto;
  }
`;

/** On smaller screens notices are above the page: an overlay would cover its buttons. */
export function Notices(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const { status } = useWallet();
  const isUnsaved = useSyncExternalStore(storage.onFailure, storage.hasFailed);
  const isReleased = useSyncExternalStore(newRelease.subscribe, newRelease.current) !== 'none';
  const isExpertByLink = useAppSelector(({ app, user }) => app.expertByLink && user.userExpertMode);
  useHeightProperty(box, '--h-notice');
  return (
    <Stack ref={box}>
      <Suspense>{status === 'wrongNetwork' && <WrongNetwork />}</Suspense>
      <Suspense>
        <ChainNotices />
      </Suspense>
      {hasDataService && (
        <Suspense>
          <MajorDelay />
        </Suspense>
      )}
      {isExpertByLink && (
        <Suspense>
          <ExpertByLink />
        </Suspense>
      )}
      {isReleased && (
        <Suspense>
          <ReleaseNotice />
        </Suspense>
      )}
      {isUnsaved && (
        <Suspense>
          <StorageNotice />
        </Suspense>
      )}
    </Stack>
  );
}
