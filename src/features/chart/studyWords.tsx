import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { EmptyPeriods, StudyKind } from './chartIndicators.ts';
import type { DrawingTool } from '#domain/history/trendLines.ts';

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

export const emptyPeriodWords: Readonly<Record<EmptyPeriods, MessageDescriptor>> = {
  flat: msg`Flat candle`,
  gap: msg`Empty space`,
  none: msg`Left out`,
};

interface ToolWords {
  readonly name: MessageDescriptor;
  readonly draw: MessageDescriptor;
}

export const toolWords: Readonly<Record<DrawingTool, ToolWords>> = {
  segment: { name: msg`Trend line`, draw: msg`Draw a trend line` },
  ray: { name: msg`Ray`, draw: msg`Draw a ray` },
  horizontal: { name: msg`Horizontal line`, draw: msg`Draw a horizontal line` },
  rectangle: { name: msg`Rectangle`, draw: msg`Draw a rectangle` },
  measure: { name: msg`Measure`, draw: msg`Measure a distance` },
};
