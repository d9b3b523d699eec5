import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { tradePath } from '#config/paths.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { facingSide, type Side } from '#domain/liquidity/zapOut.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { actualCalls } from '#domain/transactions/actualCall.ts';
import { isSoldSince } from '#domain/transactions/isSoldSince.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';
import { ticketQuery } from '#domain/urls/ticketQuery.ts';
import { moneyWords } from '#features/money/index.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { RemoveForm } from '../useRemoveForm.ts';

interface SwapNextProps {
  readonly form: RemoveForm;
  readonly side: Side;
  readonly removal: Hex;
}

/** From the removal's receipt. */
interface Arrived {
  readonly own: CurrencyFact;
  readonly other: CurrencyFact;
  /** Raw, of the other token. */
  readonly amount: bigint;
}

const arrivedOf = (record: TransactionRecord, side: Side): Arrived | undefined => {
  for (const { info, call } of actualCalls(record)) {
    if (info.kind !== 'removeLiquidity' || !call || !('amountA' in call)) continue;
    const [own, other] = facingSide(side, { a: info.currencyA, b: info.currencyB });
    const [, amount] = facingSide(side, { a: call.amountA, b: call.amountB });
    return { own, other, amount: BigInt(amount) };
  }
  return undefined;
};

const ticketOf = ({ own, other, amount }: Arrived): string =>
  tradePath(other.address ?? NATIVE_ID, own.address ?? NATIVE_ID) +
  ticketQuery({
    ...{ orderType: 'MARKET', field: 'INPUT', amount: formatExact(amount, other.decimals) },
    ...{ price: '', dex: null, recipient: undefined },
  });

/** Last step of a removal into one token: the ticket has the amount that arrived. */
export function SwapNext({ form, side, removal }: SwapNextProps): ReactElement | null {
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
      title={<Trans>Last step: swap the {otherSymbol} of your removal</Trans>}
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
