import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/fields/Button.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import type { WatchedToken } from '#writes/wallet/useWatchAsset.ts';
import { useAdding } from './useAdding.ts';
import { productToken } from '#config/tokens/tokens.ts';

const Offer = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > small {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export function AddToWallet({ token }: { readonly token: WatchedToken }): ReactElement | null {
  const { isOffered, phase, ask } = useAdding(token);
  if (!isOffered) return null;
  const { symbol } = token;
  return (
    <Offer>
      <Button size="xs" variant="outline" loading={phase === 'asking'} disabled={phase === 'added'} onClick={ask}>
        {phase === 'added' ? <Trans>{symbol} added</Trans> : <Trans>Add {symbol} to wallet</Trans>}
      </Button>
      {phase === 'failed' && (
        <small role="status">
          <Trans>The wallet couldn't add {symbol}.</Trans>
        </small>
      )}
    </Offer>
  );
}

/** Source: spec 000 section 2. */
export function AddProductToken(): ReactElement | null {
  return productToken ? <AddToWallet token={productToken} /> : null;
}
