import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ClaimProgramme } from '#programmes/claim.ts';
import { claimProgrammes } from '#programmes/claimProgrammes.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { ClaimsContent } from './ClaimsContent.tsx';
import { TotalLines } from './ClaimStyles.ts';
import { Total } from './Total.tsx';
import { useAllClaims } from './useAllClaims.ts';
import { useClaimPrices } from './useClaimPrices.ts';

interface ClaimAllProps {
  readonly account: Address;
  readonly programmes?: readonly ClaimProgramme[] | undefined;
}

export function ClaimAll({ account, programmes = claimProgrammes }: ClaimAllProps): ReactElement {
  const { t } = useLingui();
  const { signer } = useWallet();
  const { claims, isComplete } = useAllClaims(account, programmes);
  const prices = useClaimPrices(claims);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = isComplete && claims.length === 0 && !isOpen;
  return (
    <>
      <TotalLines data-empty={isEmpty ? '' : undefined}>
        <small>
          <Trans>All rewards</Trans>
        </small>
        <Total claims={claims} prices={prices} isComplete={isComplete} />
      </TotalLines>
      {!isEmpty && (
        <Button variant="primary" disabled={claims.length === 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {signer === account ? <Trans>Claim all</Trans> : <Trans>See all</Trans>}
        </Button>
      )}
      {isEmpty && env.airdrops.length > 0 && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>IDO & Claim</Trans>
        </Button>
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t`Claim rewards`}>
        <ClaimsContent key={account} account={account} programmes={programmes} />
      </Modal>
    </>
  );
}
