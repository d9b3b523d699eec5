import { Plural } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../fields/Button.tsx';
import type { FirstRows } from '../hooks/useFirstRows.ts';

interface ShowMoreProps extends Pick<FirstRows<unknown>, 'next' | 'showMore'> {
  /** Instead of the number of rows that follow. */
  readonly children?: ReactNode;
}

export function ShowMore({ showMore, children, ...rows }: ShowMoreProps): ReactElement | null {
  if (rows.next === 0) return null;
  return (
    <Button variant="outline" onClick={showMore}>
      {children ?? <Plural value={rows.next} one="Show # more" other="Show # more" />}
    </Button>
  );
}
