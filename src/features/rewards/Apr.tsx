import type { ReactElement } from 'react';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { Doubted } from '../money/index.ts';
import { aprText } from './aprText.ts';

interface AprProps {
  readonly value: RateBps | undefined;
  readonly focusable?: boolean;
}

export function Apr({ value, focusable = true }: AprProps): ReactElement {
  const other = value?.other === undefined ? undefined : aprText(value.other);
  return <Doubted shown={aprText(value?.bps)} other={other} isInTotals={false} focusable={focusable} />;
}
