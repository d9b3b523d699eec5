import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';

export function FailedCancels({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <div role="alert">
      <Plural
        value={count}
        one="# cancellation failed. Check your open orders and cancel it again."
        other="# cancellations failed. Check your open orders and cancel them again."
      />
    </div>
  );
}
