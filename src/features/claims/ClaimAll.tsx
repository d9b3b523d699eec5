import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { ClaimBar, TotalLines } from './ClaimStyles.ts';
import { ClaimsContent } from './ClaimsContent.tsx';
import { Distribution } from './Distribution.tsx';
import { Total } from './Total.tsx';
import { useAllClaims } from './useAllClaims.ts';
import { useClaimPrices } from './useClaimPrices.ts';

/** All that the account can claim over every programme, and the way to claim it; nothing without an account. */
export function ClaimAll(): ReactElement | null {
  const { t } = useLingui();
  const { account } = useWallet();
  const { claims, isComplete } = useAllClaims(account);
  const prices = useClaimPrices(claims);
  const [isOpen, setOpen] = useState(false);
  if (!account) return null;
  return (
    <>
      <ClaimBar as="section" aria-label={t`All rewards`}>
        <TotalLines>
          <small>
            <Trans>All rewards</Trans>
          </small>
          <Total rewards={claims.flatMap(({ rewards }) => rewards)} prices={prices} isComplete={isComplete} />
        </TotalLines>
        <Button variant="primary" disabled={claims.length === 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Claim all</Trans>
        </Button>
      </ClaimBar>
      <Distribution account={account} prices={prices} />
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t`Claim rewards`} tall>
        <ClaimsContent key={account} account={account} />
      </Modal>
    </>
  );
}
