import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { zapPath } from '#config/move.ts';
import { addPath } from '#config/paths.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { boughtIn, isSoldSince, saleSince } from '#domain/transactions/isSoldSince.ts';
import { isSuppliedSince } from '#domain/transactions/isSuppliedSince.ts';
import { moneyWords } from '#features/money/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { PoolTarget } from '../removeAddress.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { useRewarded } from '../useRewarded.ts';
import { arrivedOf, currencyIdOf, type Arrived } from '../zapOut/arrived.ts';
import { SwapNext } from '../zapOut/SwapNext.tsx';

interface PoolMoveNextProps {
  readonly form: RemoveForm;
  readonly target: PoolTarget;
  readonly removal: Hex;
}

interface SupplyNextProps extends Pick<PoolMoveNextProps, 'form' | 'target'> {
  readonly arrived: Arrived;
  /** Raw units of the shared token. */
  readonly amount: bigint;
  readonly isSwapped: boolean;
}

const idOf = (token: Address): string => (token === wrappedNative.address ? NATIVE_ID : token);

interface TitleProps extends Pick<SupplyNextProps, 'isSwapped'> {
  readonly symbol: string;
  readonly isStakeNext: boolean;
}

function SupplyTitle({ symbol, isSwapped, isStakeNext }: TitleProps): ReactElement {
  if (!isSwapped) return <Trans>Next step: supply the {symbol} of your removal</Trans>;
  return isStakeNext ? <Trans>Next step: supply both tokens</Trans> : <Trans>Last step: supply both tokens</Trans>;
}

function SupplyNext({ form, target, arrived: { own }, amount, isSwapped }: SupplyNextProps): ReactElement {
  const shared = (target.shared === 'A' ? form.a : form.b).token?.address;
  const isStakeNext = useRewarded(defaultExchange, shared, target.other) !== undefined;
  const [words, symbol] = [moneyWords(amount, own, 'received'), shortenSymbol(own.symbol)];
  const ids = [currencyIdOf(own), idOf(target.other)] as const;
  const to = isSwapped ? addPath(...ids) : zapPath(...ids, typeableText(amount, own.decimals));
  return (
    <Banner
      tone="info"
      role="status"
      title={<SupplyTitle {...{ symbol, isSwapped, isStakeNext }} />}
      action={
        <>
          <ButtonFace as={RouteLink} to={to} data-variant="primary" data-size="sm">
            {isSwapped ? <Trans>Supply both</Trans> : <Trans>Supply {symbol}</Trans>}
          </ButtonFace>
          <Button size="sm" variant="outline" onClick={() => form.receive.follow(undefined)}>
            {isSwapped ? <Trans>Keep both</Trans> : <Trans>Keep it</Trans>}
          </Button>
        </>
      }
    >
      {isSwapped ? (
        <Trans>A part of the {symbol} is swapped. The swap filled in the form's amounts: compare them.</Trans>
      ) : (
        <Trans>{words} arrived from the removal and its swap, from the receipts. The form has this amount.</Trans>
      )}
      {isStakeNext && (
        <>
          {' '}
          <Trans>Staking for rewards follows there.</Trans>
        </>
      )}
    </Banner>
  );
}

/** Steps after the removal: a swap into the token that both pools have, then its supply. */
export function PoolMoveNext({ form, target, removal }: PoolMoveNextProps): ReactElement | null {
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, removal));
  const records = Object.values(useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID)));
  const shared = (target.shared === 'A' ? form.a : form.b).token;
  if (!record || record.from !== form.account || record.ended || !shared) return null;
  const arrived = arrivedOf(record, target.shared);
  if (!arrived) return null;
  const sale = saleSince(records, record, arrived.other.address);
  if (!sale) return <SwapNext form={form} side={target.shared} removal={removal} isFirst />;
  const bought = boughtIn(sale, arrived.own.address);
  const { factory, initCodeHash } = defaultExchange;
  const pair = pairAddress(factory, initCodeHash, shared.address, target.other);
  if (bought === undefined || isSuppliedSince(records, record, pair)) return null;
  return (
    <SupplyNext
      {...{ form, target, arrived }}
      amount={arrived.ownAmount + bought}
      isSwapped={isSoldSince(records, sale, arrived.own.address)}
    />
  );
}
