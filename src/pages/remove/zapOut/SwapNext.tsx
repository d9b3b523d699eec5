import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Side } from '#domain/liquidity/zapOut.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSoldSince } from '#domain/transactions/isSoldSince.ts';
import { moneyWords } from '#features/money/index.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { RemoveForm } from '../useRemoveForm.ts';
import { arrivedOf, ticketOf } from './arrived.ts';

interface SwapNextProps {
  readonly form: RemoveForm;
  readonly side: Side;
  readonly removal: Hex;
  readonly isFirst?: boolean;
}

/** After a removal, fills the ticket with the amount that arrived. */
export function SwapNext({ form, side, removal, isFirst = false }: SwapNextProps): ReactElement | null {
  const { account } = form;
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, removal));
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  if (!record || record.from !== account || record.ended) return null;
  const arrived = arrivedOf(record, side);
  if (!arrived) return null;
  const { own, other, amount } = arrived;
  const isSold = isSoldSince(Object.values(records), record, other.address);
  if (isSold || amount === 0n) return null;
  const [words, symbol] = [moneyWords(amount, other, 'received'), shortenSymbol(own.symbol)];
  const otherSymbol = shortenSymbol(other.symbol);
  return (
    <Banner
      tone="info"
      role="status"
      title={
        isFirst ? (
          <Trans>Next step: swap the {otherSymbol} of your removal</Trans>
        ) : (
          <Trans>Last step: swap the {otherSymbol} of your removal</Trans>
        )
      }
      action={
        <>
          <ButtonFace as={RouteLink} to={ticketOf(arrived)} data-variant="primary" data-size="sm">
            <Trans>Swap for {symbol}</Trans>
          </ButtonFace>
          <Button size="sm" variant="outline" onClick={() => form.receive.follow(undefined)}>
            <Trans>Keep both</Trans>
          </Button>
        </>
      }
    >
      <Trans>{words} arrived, from the receipt. The ticket has this amount; its price is quoted there.</Trans>
    </Banner>
  );
}
