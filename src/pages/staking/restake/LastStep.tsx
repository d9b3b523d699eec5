import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import type { RestakeKind } from './RestakeParts.tsx';

interface LastStepProps {
  readonly kind: RestakeKind;
  readonly token: Token;
  readonly arrived: bigint;
  readonly onOpen: () => void;
  readonly onEnd: () => void;
}

/** Shown after the claim, even one of an earlier visit. */
export function LastStep({ kind, token, arrived, onOpen, onEnd }: LastStepProps): ReactElement {
  const symbol = shortenSymbol(token.symbol);
  const words = moneyWords(arrived, token, 'received');
  const isLock = kind === 'lock';
  return (
    <Banner
      tone="info"
      role="status"
      title={
        isLock ? (
          <Trans>Last step: lock the {symbol} that you withdrew</Trans>
        ) : (
          <Trans>Last step: stake the {symbol} that you claimed</Trans>
        )
      }
      action={
        <>
          <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={onOpen}>
            {isLock ? <Trans>Lock it again</Trans> : <Trans>Stake it</Trans>}
          </Button>
          <Button size="sm" variant="outline" onClick={onEnd}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <Trans>{words} arrived, from the receipt.</Trans>
    </Banner>
  );
}
