import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { Address, Token } from '#domain/tokens/types.ts';
import { Button } from '#ui/fields/Button.tsx';
import { LastStep } from './LastStep.tsx';
import type { RestakeFlow } from './RestakeDialog.tsx';
import { useFollowedClaim } from './useFollowedClaim.ts';

export interface OpenRestake extends RestakeFlow {
  /** Raw amount of the claim's receipt; undefined before the claim. */
  readonly arrived: bigint | undefined;
}

interface RestakeEntryProps {
  readonly programme: Address;
  readonly token: Token;
  readonly isOffered: boolean;
  readonly children: (open: OpenRestake) => ReactElement;
}

/** Button of a programme that pays the token it stakes, or the last step of an earlier press. */
export function RestakeEntry({ programme, token, isOffered, children }: RestakeEntryProps): ReactElement {
  const { arrived, follow } = useFollowedClaim(programme, token);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  return (
    <>
      {arrived !== undefined && (
        <LastStep kind="rewards" token={token} arrived={arrived} onOpen={open} onEnd={() => follow(undefined)} />
      )}
      {isOffered && arrived === undefined && (
        <Button variant="secondary" block aria-haspopup="dialog" onClick={open}>
          <Trans>Restake the rewards</Trans>
        </Button>
      )}
      {isOpen && children({ arrived, onClaimed: follow, onClose: () => setOpen(false) })}
    </>
  );
}
