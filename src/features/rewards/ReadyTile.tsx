import type { ReactElement, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Token } from '#domain/tokens/types.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { Tile } from '#ui/layout/ListPage.ts';
import { Dollars } from '../money/index.ts';
import { Reward } from './Reward.tsx';

export function ReadyLabel({ isPaid }: { readonly isPaid: boolean }): ReactElement {
  return isPaid ? <Trans>Ready to claim</Trans> : <Trans>Earned, can't be paid now</Trans>;
}

interface ReadyTileProps {
  readonly raw: bigint | undefined;
  readonly token: Token | undefined;
  readonly isPaid: boolean;
  /** True if a button on the same screen shows the amount, so that the tile shows only its value. */
  readonly isOnButton: boolean;
  readonly children?: ReactNode;
}

export function ReadyTile({ raw, token, isPaid, isOnButton, children }: ReadyTileProps): ReactElement {
  const value = useDollarValue(token, raw);
  return (
    <Tile>
      <dt>
        <ReadyLabel isPaid={isPaid} />
      </dt>
      <dd>
        {isOnButton && value ? (
          <Dollars value={value} />
        ) : (
          <>
            <Reward raw={raw} token={token} />
            <small>
              <Dollars value={value} />
            </small>
          </>
        )}
        {children}
      </dd>
    </Tile>
  );
}
