import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectOwnTokens } from '#state/user/selectors.ts';
import { tokenRemoved } from '#state/user/slice.ts';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Details, Entries, Entry, Names, Row } from './ManageStyles.ts';
import { AddToWalletIcon } from '../../addToWallet/index.ts';
import { TokenFace } from './TokenFace.tsx';

interface ClearAllProps {
  readonly count: number;
  readonly onClear: () => void;
}

function ClearAll({ count, onClear }: ClearAllProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Row>
        <Names>
          <Plural value={count} one="# imported token" other="# imported tokens" />
        </Names>
        {!isAsking && (
          <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </Row>
      {isAsking && (
        <Details role="alert">
          <Plural
            value={count}
            one="Remove your imported token? You can import it again by its address."
            other="Remove all # imported tokens? You can import each again by its address."
          />
          <Row>
            <Button variant="danger" size="sm" onClick={onClear}>
              <Trans>Remove them</Trans>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
              <Trans>Keep them</Trans>
            </Button>
          </Row>
        </Details>
      )}
    </>
  );
}

export function OwnTokens(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const tokens = useAppSelector((state) => selectOwnTokens(state, POLYGON_CHAIN_ID));
  const entries = useRef<HTMLDivElement>(null);
  const forget = (forgotten: readonly Token[]): void => {
    for (const { chainId, address } of forgotten) dispatch(tokenRemoved({ chainId, address }));
    entries.current?.focus();
  };
  return (
    <Entries ref={entries} tabIndex={-1} role="group" aria-label={t`My tokens`}>
      {tokens.length === 0 ? (
        <p>
          <Trans>You have not imported any tokens.</Trans>
        </p>
      ) : (
        <>
          <ClearAll count={tokens.length} onClear={() => forget(tokens)} />
          <ul aria-label={t`My tokens`}>
            {tokens.map((token) => (
              <Entry key={token.address}>
                <Row>
                  <TokenFace token={token} />
                  <AddToWalletIcon token={token} />
                  <IconButton icon="cross" label={t`Remove ${token.symbol}`} onClick={() => forget([token])} />
                </Row>
              </Entry>
            ))}
          </ul>
        </>
      )}
    </Entries>
  );
}
