import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button } from '#ui/fields/Button.tsx';

interface HiddenEntriesProps {
  readonly count: number;
  readonly isAllShown: boolean;
  readonly onShow: (isAllShown: boolean) => void;
}

export function HiddenEntries({ count, isAllShown, onShow }: HiddenEntriesProps): ReactElement | null {
  if (count === 0 && !isAllShown) return null;
  return (
    <span role="status">
      {isAllShown ? (
        <>
          <Trans>Entries of unlisted tokens are shown. Anybody can send them to you.</Trans>{' '}
          {count > 0 && (
            <Plural
              value={count}
              one="# entry left out: its token can't be read"
              other="# entries left out: their tokens can't be read"
            />
          )}
        </>
      ) : (
        <Plural value={count} one="# entry hidden: unlisted token" other="# entries hidden: unlisted tokens" />
      )}{' '}
      <Button size="xs" variant="ghost" onClick={() => onShow(!isAllShown)}>
        {isAllShown ? <Trans>Hide them</Trans> : <Trans>Show</Trans>}
      </Button>
    </span>
  );
}
