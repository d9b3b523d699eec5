import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { currencyStarred } from '#state/user/slice.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useRested } from '#ui/hooks/useRested.ts';
import { AddToWalletIcon } from '../addToWallet/index.ts';
import { Star } from '../markets/index.ts';
import { keepFocus, Marks, restMs } from './RowStyles.ts';
import type { RowFacts } from './useRowFacts.ts';

interface RowMarksProps {
  readonly currency: Currency;
  readonly status: RowFacts['status'];
  readonly starred: boolean;
  /** The chain's decimals; undefined for the native coin, and until they are known. */
  readonly token: Token | undefined;
  /** Only the active row's buttons are reachable by Tab. */
  readonly active: boolean;
  readonly isPassing: () => boolean;
  readonly index: number;
  readonly top: number;
  readonly onChoose: (currency: Currency) => void;
  readonly onHover: (index: number) => void;
}

/** Overlays the row, because an option of a list box must not contain buttons. */
export const RowMarks = memo(function RowMarks(props: RowMarksProps): ReactElement | null {
  const { currency, status, starred, token, active, isPassing, index, top, onChoose, onHover } = props;
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isAtRest = useRested(isPassing, restMs);
  const symbol = shortenSymbol(currency.symbol);
  const tabIndex = active ? 0 : -1;
  if (!isAtRest && !active) return null;
  return (
    <Marks style={{ transform: `translateY(${top}px)` }} data-active={active ? '' : undefined}>
      <button
        type="button"
        aria-pressed={starred}
        aria-label={t`Favourite ${symbol}`}
        tabIndex={tabIndex}
        onMouseMove={() => onHover(index)}
        onMouseDown={keepFocus}
        onClick={() => dispatch(currencyStarred({ chainId: POLYGON_CHAIN_ID, id: currencyId(currency) }))}
      >
        <Star filled={starred} />
      </button>
      {status === 'active' && token && (
        <AddToWalletIcon token={token} tabIndex={tabIndex} onMouseMove={() => onHover(index)} />
      )}
      {status === 'import' && (
        <Button
          variant="outline"
          size="sm"
          data-import=""
          aria-label={t`Import ${symbol}`}
          tabIndex={tabIndex}
          onMouseMove={() => onHover(index)}
          onClick={() => onChoose(currency)}
        >
          <Trans>Import</Trans>
        </Button>
      )}
    </Marks>
  );
});
