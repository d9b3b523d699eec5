import type { ReactElement } from 'react';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';

export interface FigureProps {
  readonly shown: string;
  readonly exact: string;
  readonly unit: string;
  /** The digits shown are all there are. */
  readonly isExact: boolean;
}

/** A figure with its unit; exact on hover, on focus and to copy (`copyExact`) where the digits shown are not all. */
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
