import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { StepList } from '#ui/layout/StepList.tsx';
import { Note } from '../AddStyles.ts';
import type { Third } from './useThird.ts';
import type { Zap } from './useZap.ts';

interface ThirdNoteProps {
  readonly third: Third;
  readonly zap: Zap;
}

export function ThirdNote({ third, zap }: ThirdNoteProps): ReactElement | null {
  const [symbol, own, other] = [third, zap.own, zap.other].map(({ currency }) => shortenSymbol(currency?.symbol ?? ''));
  if (third.flaw === 'noMarket') {
    const [symbolA, symbolB] = [own, other];
    return (
      <Note>
        <Trans>
          The order book has no market of {symbol} with {symbolA} or {symbolB}. Choose another token.
        </Trans>
      </Note>
    );
  }
  if (!third.quote)
    return (
      <Note>
        <Trans>The token is swapped for one of the pool's tokens first.</Trans>
      </Note>
    );
  if (third.isBatch) {
    return (
      <Note>
        <Trans>
          {symbol} is swapped for {own}, and a part of it for {other}. Both swaps and the supply are one transaction:
          all happen, or none.
        </Trans>
      </Note>
    );
  }
  return (
    <StepList
      steps={[
        {
          key: 'first',
          isDone: false,
          words: (
            <Trans>
              Swap {symbol} for {own}
            </Trans>
          ),
        },
        {
          key: 'second',
          isDone: false,
          words: (
            <Trans>
              Swap a part of the {own} that arrived for {other}
            </Trans>
          ),
        },
        { key: 'supply', isDone: false, words: <Trans>Supply both tokens in the form</Trans> },
      ]}
    />
  );
}
