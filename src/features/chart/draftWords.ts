import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PreviewLine } from './previewLine.ts';
import type { DraftOutcome } from './draftOutcome.ts';

export const draftLabel = (
  { side, amount }: Pick<PreviewLine, 'side' | 'amount'>,
  outcome: DraftOutcome['kind'] | undefined,
): MessageDescriptor => {
  const buys = side === 'BUY';
  if (amount === undefined) return buys ? msg`Preview: buy` : msg`Preview: sell`;
  switch (outcome) {
    case 'fills':
      return buys ? msg`Preview: buy ${amount}, fills now` : msg`Preview: sell ${amount}, fills now`;
    case 'fillsInPart':
      return buys ? msg`Preview: buy ${amount}, fills in part` : msg`Preview: sell ${amount}, fills in part`;
    case 'staysOpen':
      return buys ? msg`Preview: buy ${amount}, stays open` : msg`Preview: sell ${amount}, stays open`;
    case undefined:
      return buys ? msg`Preview: buy ${amount}` : msg`Preview: sell ${amount}`;
  }
};
