import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { parseAddress } from '../../domain/tokens/parseAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface RecipientInputProps {
  /** Null: the account itself is paid. */
  readonly recipient: string | null;
  readonly onChange: (text: string | null) => void;
}

/** Another owner for the order: opened on request, and then never empty by oversight. */
export function RecipientInput({ recipient, onChange }: RecipientInputProps): ReactElement {
  const { t } = useLingui();
  if (recipient === null) {
    return (
      <Button variant="ghost" size="xs" icon="plus" onClick={() => onChange('')}>
        <Trans>Send to another address</Trans>
      </Button>
    );
  }
  const invalid = recipient !== '' && parseAddress(recipient) === undefined;
  return (
    <TextField
      label={t`Recipient`}
      value={recipient}
      placeholder="0x…"
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
      error={invalid && <Trans>Enter 0x and 40 hexadecimal characters.</Trans>}
      end={<IconButton icon="cross" label={t`Pay my own account`} onClick={() => onChange(null)} />}
    />
  );
}
