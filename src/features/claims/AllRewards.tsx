import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactElement } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { storage } from '#lib/storage.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ClaimBar } from './ClaimStyles.ts';

const ClaimAll = lazyPart(async () => (await import('./ClaimAll.tsx')).ClaimAll);

export const preloadAllRewards = async (): Promise<void> => {
  if (storage.get(storageKeys.wallet)) await ClaimAll.preload();
};

type AllRewardsProps = Pick<ComponentProps<typeof ClaimAll>, 'programmes'>;

export function AllRewards(props: AllRewardsProps): ReactElement | null {
  const { t } = useLingui();
  const { account } = useWallet();
  if (!account) return null;
  return (
    <ClaimBar as="section" aria-label={t`All rewards`}>
      <ClaimAll account={account} {...props} />
    </ClaimBar>
  );
}
