import type { ReactElement } from 'react';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';

interface FigureProps {
  readonly shown: string;
  readonly exact: string;
  readonly unit: string;
  readonly isExact: boolean;
}

/** If digits are cut, hover, focus and copies (`copyExact`) have the exact figure. */
export function Figure({ shown, exact, unit, isExact }: FigureProps): ReactElement {
  const whole = `${exact} ${unit}`;
  return (
    <span data-exact={whole} translate="no">
      {isExact ? (
        shown
      ) : (
        <Tooltip content={whole} hint={false}>
          {shown}
        </Tooltip>
      )}{' '}
      {unit}
    </span>
  );
}
