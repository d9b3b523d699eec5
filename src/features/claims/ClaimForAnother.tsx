import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { sumByToken } from '#domain/claims/claims.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAirdrops } from '#reads/claims/useAirdrops.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useDraft } from '#reads/drafts/useDraft.ts';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { Button } from '#ui/fields/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { usePaused } from '#ui/hooks/usePaused.ts';
import { AddressFault } from '../addressFault/index.ts';
import { AddressLink } from '../explorer/index.ts';
import { SendButton } from '../sendButton/index.ts';
import { airdropClaim } from '#programmes/airdrop/claims.ts';
import { Amounts } from './Amounts.tsx';
import type { RewardClaim } from '#programmes/claim.ts';

interface ClaimForAnotherProps {
  readonly account: Address;
  readonly onClaim: (claims: readonly RewardClaim[]) => void;
}

const useClaimsOf = (recipient: Address | undefined): readonly RewardClaim[] | undefined => {
  const { airdrops } = useAirdrops(recipient);
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  if (!recipient || airdrops.some(({ state }) => state.kind === 'loading')) return undefined;
  const claims = airdrops.map((airdrop) => airdropClaim(airdrop, Object.values(records), Date.now()));
  return claims.filter((claim) => claim?.blocked === undefined).filter((claim) => claim !== undefined);
};

interface FoundProps {
  readonly recipient: Address;
  readonly claims: readonly RewardClaim[];
  readonly onClaim: () => void;
}

function Found({ recipient, claims, onClaim }: FoundProps): ReactElement {
  const rewards = sumByToken(claims.flatMap((claim) => claim.rewards));
  return (
    <>
      <p role="status">
        <Trans>
          <AddressLink address={recipient} /> would receive <Amounts rewards={rewards} />. You pay the network fee.
        </Trans>
      </p>
      <SendButton
        repeats={{ kinds: claims.map(({ plan }) => plan.info.kind) }}
        variant="primary"
        size="lg"
        block
        onClick={onClaim}
      >
        <Trans>Claim for this address</Trans>
      </SendButton>
    </>
  );
}

/** The payment goes to the other address, whose claim is read only after the form is sent. */
export function ClaimForAnother({ account, onClaim }: ClaimForAnotherProps): ReactElement {
  const { t } = useLingui();
  const [typed, type] = useDraft('claim for another');
  const [sent, send] = useState<string>();
  const recipient = useRecipient(typed === '' ? null : typed, usePaused(typed, rules.page.typingPauseMs));
  const isSent = sent === typed && recipient !== undefined;
  const claims = useClaimsOf(isSent ? recipient.address : undefined);
  const native = valueOf(useNativeBalance(account));
  const isPoor = native === 0n;
  const isLookingUp = isSent && (recipient.resolving || (recipient.address !== undefined && !claims));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(typed);
  };
  const problem = (): ReactElement | false => {
    if (!isSent || isLookingUp) return false;
    if (recipient.address === undefined) {
      return addressFault(typed) ? <AddressFault text={typed} /> : <Trans>Invalid address</Trans>;
    }
    if (claims?.length === 0) return <Trans>Address has no available claim</Trans>;
    return isPoor && <Trans>You need gas to claim</Trans>;
  };
  return (
    <>
      <form onSubmit={submit}>
        <TextField
          kind="code"
          enterKeyHint="go"
          label={t`Claim for another address, which receives the tokens`}
          value={typed}
          placeholder={t`0x… or a name such as alice.eth`}
          onChange={(text) => type(text.replace(/\s/g, ''))}
          error={problem()}
          end={
            <Button type="submit" size="sm" loading={isLookingUp} disabled={typed === ''}>
              <Trans>Look up</Trans>
            </Button>
          }
        />
      </form>
      {isSent && !isPoor && recipient.address !== undefined && claims && claims.length > 0 && (
        <Found recipient={recipient.address} claims={claims} onClaim={() => onClaim(claims)} />
      )}
    </>
  );
}
