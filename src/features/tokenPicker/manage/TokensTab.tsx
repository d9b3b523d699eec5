import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useToken } from '#reads/tokens/useToken.ts';
import { useTokenStatus } from '#reads/tokens/useTokenStatus.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AddressFault } from '../../addressFault/index.ts';
import { Details, Row, SmallPrint, Stack } from './ManageStyles.ts';
import { OwnTokens } from './OwnTokens.tsx';
import { TokenFace } from './TokenFace.tsx';

interface TokensTabProps {
  readonly onImport: (tokens: readonly Token[]) => void;
}

function Choice({ token, onImport }: TokensTabProps & { readonly token: Token }): ReactElement {
  const { offered, own, unsupported } = useTokenStatus(token);
  if (unsupported) {
    return (
      <Chip tone="danger">
        <Trans>Unsupported Asset</Trans>
      </Chip>
    );
  }
  if (offered || own) {
    return (
      <Chip tone="success" icon="check">
        <Trans>Active</Trans>
      </Chip>
    );
  }
  return (
    <Button variant="outline" size="sm" onClick={() => onImport([token])}>
      <Trans>Import</Trans>
    </Button>
  );
}

const WhyNone = ({ problem }: { readonly problem: TokenProblem }): ReactElement =>
  problem.code === 'unread' ? (
    <Trans>Couldn't load this address from the chain. Retrying shortly.</Trans>
  ) : (
    <Trans>There is no token at this address on Polygon. Check the address.</Trans>
  );

function FoundToken({ address, onImport }: TokensTabProps & { readonly address: Address }): ReactElement {
  const reading = useToken(address);
  const token = valueOf(reading);
  return (
    <Details aria-live="polite" aria-busy={reading.status === 'loading'}>
      <Row>
        {reading.status === 'loading' && !token && (
          <>
            <Spinner />
            <Trans>Looking up this address on the chain</Trans>
          </>
        )}
        {reading.status === 'failed' && <WhyNone problem={reading.error} />}
        {token && <TokenFace token={token} />}
        {token && <Choice token={token} onImport={onImport} />}
      </Row>
    </Details>
  );
}

export function TokensTab({ onImport }: TokensTabProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const address = parseTypedAddress(typed);
  return (
    <Stack>
      <TextField
        kind="code"
        label={t`Token address`}
        hideLabel
        icon="search"
        placeholder="0x0000"
        value={typed}
        onChange={setTyped}
        error={
          addressFault(typed) ? (
            <>
              <Trans>Enter valid token address</Trans>. <AddressFault text={typed} />
            </>
          ) : (
            typed.trim() !== '' && address === undefined && <Trans>Enter valid token address</Trans>
          )
        }
      />
      {address !== undefined && <FoundToken address={address} onImport={onImport} />}
      <OwnTokens />
      <SmallPrint>
        <Trans>Your tokens are stored in this browser.</Trans>
      </SmallPrint>
    </Stack>
  );
}
