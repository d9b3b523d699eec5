import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { StudyKind } from './chartIndicators.ts';

interface StudyWords {
  readonly label: ReactElement;
  readonly note: ReactElement;
}

export const studyWords: Readonly<Record<StudyKind, StudyWords>> = {
  vwap: { label: <Trans>Volume-weighted average price</Trans>, note: <Trans>From 0:00 UTC of each day</Trans> },
  bollinger: { label: <Trans>Bollinger bands</Trans>, note: <Trans>20 candles, 2 standard deviations</Trans> },
  rsi: { label: <Trans>Relative strength index</Trans>, note: <Trans>14 candles</Trans> },
  macd: { label: <Trans>MACD</Trans>, note: <Trans>12 and 26 candles, signal 9</Trans> },
  atr: { label: <Trans>Average true range</Trans>, note: <Trans>14 candles</Trans> },
};
