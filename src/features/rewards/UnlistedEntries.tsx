import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { MAX_ARRIVED_TOKENS } from '#stores/positions.ts';
import type { HiddenTokens } from '#reads/tokens/useUnlistedTokens.ts';
import { HiddenEntries } from './HiddenEntries.tsx';

const MAX_TEXT = exactText(BigInt(MAX_ARRIVED_TOKENS), 0);

interface UnlistedEntriesProps {
  readonly unlisted: HiddenTokens;
  readonly isAllShown: boolean;
  readonly onShow: (isAllShown: boolean) => void;
}

export function UnlistedEntries({ unlisted, isAllShown, onShow }: UnlistedEntriesProps): ReactElement {
  const { hidden, unread, isCut, isFailed } = unlisted;
  return (
    <>
      <HiddenEntries count={hidden} isAllShown={isAllShown} onShow={onShow} />
      {unread > 0 && (
        <p role="status">
          <Plural
            value={unread}
            one="Couldn't read the balance of # unlisted token. It is not counted."
            other="Couldn't read the balances of # unlisted tokens. They are not counted."
          />
        </p>
      )}
      {isCut && (
        <p role="status">
          <Trans>
            More than {MAX_TEXT} unlisted tokens came to this account. Only the {MAX_TEXT} found first are counted.
          </Trans>
        </p>
      )}
      {isFailed && (
        <p role="status">
          <Trans>Couldn't load which unlisted tokens came to this account. This is tried again by itself.</Trans>
        </p>
      )}
    </>
  );
}
