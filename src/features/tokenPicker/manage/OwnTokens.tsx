import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '../../../config/chains.ts';
import type { Token } from '../../../domain/tokens/types.ts';
import { useAppDispatch, useAppSelector } from '../../../state/hooks.ts';
import { selectOwnTokens } from '../../../state/user/selectors.ts';
import { tokenRemoved } from '../../../state/user/slice.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Details, Entry, Names, Row } from './ManageStyles.ts';
import { TokenFace } from './TokenFace.tsx';

interface ClearAllProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** How many there are, and the way to forget them all, said twice. */
function ClearAll({ count, onClear }: ClearAllProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Row>
        <Names>
          <Plural value={count} one="# own token" other="# own tokens" />
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
            one="Forget your own token? It can be imported again by its address."
            other="Forget all # tokens of your own? Each can be imported again by its address."
          />
          <Row>
            <Button variant="danger" size="sm" onClick={onClear}>
              <Trans>Forget them</Trans>
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

/** The tokens a person imported, each with the way to forget it. */
export function OwnTokens(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const tokens = useAppSelector((state) => selectOwnTokens(state, POLYGON_CHAIN_ID));
  const forget = ({ chainId, address }: Token): void => {
    dispatch(tokenRemoved({ chainId, address }));
  };
  if (tokens.length === 0) {
    return (
      <p>
        <Trans>You have imported no token of your own.</Trans>
      </p>
    );
  }
  return (
    <div>
      <ClearAll count={tokens.length} onClear={() => tokens.forEach(forget)} />
      <ul aria-label={t`Own tokens`}>
        {tokens.map((token) => (
          <Entry key={token.address}>
            <Row>
              <TokenFace token={token} />
              <IconButton icon="cross" label={t`Remove ${token.symbol}`} onClick={() => forget(token)} />
            </Row>
          </Entry>
        ))}
      </ul>
    </div>
  );
}
