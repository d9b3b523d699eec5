import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { selectPopups } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

const PopupList = lazy(() => import('./PopupList.tsx').then(({ PopupList }) => ({ default: PopupList })));
const ClaimNotice = lazy(() => import('./ClaimNotice.tsx').then(({ ClaimNotice }) => ({ default: ClaimNotice })));

/** What became of the transactions, for 25 seconds each; while there is none, the airdrop that the account can claim. */
export function Popups(): ReactElement {
  const hasAny = useAppSelector((state) => selectPopups(state).length > 0);
  const { signer } = useWallet();
  return (
    <>
      <Suspense>{hasAny && <PopupList />}</Suspense>
      <Suspense>
        {env.airdrops.length > 0 && signer && <ClaimNotice key={signer} account={signer} isHidden={hasAny} />}
      </Suspense>
    </>
  );
}
