import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { ensName } from '#domain/tokens/ensName.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import type { OrderType } from '#domain/trade/types.ts';
import type { TradeRecipient } from '#domain/trade/validateTrade.ts';
import { AddressFault } from '#features/addressFault/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { RecipientNote } from '../shared/PanelParts.ts';

interface RecipientInputProps {
  readonly orderType: OrderType;
  readonly recipient: TradeRecipient;
  readonly isRefused: boolean;
  readonly onChange: (text: string | null) => void;
}

function Unreadable({ typed }: { readonly typed: string }): ReactElement {
  if (addressFault(typed)) return <AddressFault text={typed} />;
  if (ensName(typed) === undefined) {
    return <Trans>Enter 0x and 40 hexadecimal characters, or a registered name.</Trans>;
  }
  return env.ensRegistry ? (
    <Trans>Nobody has this name. Check it, or enter the account's address.</Trans>
  ) : (
    <Trans>Names can't be looked up here. Enter the account's address.</Trans>
  );
}

export function RecipientInput({ orderType, recipient, isRefused, onChange }: RecipientInputProps): ReactElement {
  const { t } = useLingui();
  const { typed, address, resolving } = recipient;
  const unknown = typed !== '' && address === undefined && !resolving;
  return (
    <div>
      <TextField
        kind="code"
        label={t`Recipient`}
        value={typed}
        autoFocus={typed === ''}
        placeholder={t`0x… or a name such as alice.eth`}
        onChange={(text) => onChange(text.replace(/\s/g, ''))}
        error={
          unknown ? (
            <Unreadable typed={typed} />
          ) : (
            isRefused && address !== undefined && <Trans>Invalid recipient</Trans>
          )
        }
        end={
          <>
            {resolving && <Spinner />}
            <IconButton icon="cross" label={t`Send to my own account`} onClick={() => onChange(null)} />
          </>
        }
      />
      {address !== undefined && (
        <RecipientNote role="status">
          <b translate="no">{address}</b>
          {orderType === 'MARKET' && (
            <Trans>This account is paid and owns the order. Only it can cancel the open part.</Trans>
          )}
        </RecipientNote>
      )}
      {address !== undefined && orderType === 'LIMIT' && (
        <Banner tone="warning" role="status" title={<Trans>This recipient owns the order</Trans>}>
          <Trans>Your payment is theirs at once: only that account can cancel the order and get it back.</Trans>
        </Banner>
      )}
    </div>
  );
}
