import { useSearchParams } from 'react-router-dom';
import { defaultExchange } from '#config/exchanges.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { currencyId, isUnknownId, wrappedOf } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { usePool } from '#reads/pools/usePools.ts';
import { usePoolCurrency } from '#reads/pools/usePoolTokens.ts';
import { usePosition } from '#reads/pools/usePosition.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { pairAdded } from '#state/user/slice.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { readFindAddress, withExchange, withToken, type FindAddress, type FindSide } from './findAddress.ts';
import { findOutcome, type FindOutcome } from './findOutcome.ts';

interface FindToken {
  readonly currency: Currency | undefined;
  readonly isMute: boolean;
  readonly isWrong: boolean;
}

export interface FindPoolView extends FindAddress {
  readonly tokens: Readonly<Record<FindSide, FindToken>>;
  readonly outcome: FindOutcome;
  readonly choose: (side: FindSide, currency: Currency) => void;
  readonly chooseExchange: (id: string) => void;
}

interface NamedToken extends Pick<FindToken, 'currency'> {
  readonly isUnknown: boolean;
}

const useNamed = (id: string | null): NamedToken => {
  return { currency: valueOf(usePoolCurrency(id)), isUnknown: id !== null && isUnknownId(id) };
};

/** A contract without decimals is not a token, unless a pool holds it. */
const foundToken = ({ currency, isUnknown }: NamedToken, hasNoPool: boolean): FindToken => {
  const isMute = currency?.kind === 'token' && currency.inRawUnits === true;
  return { currency, isMute, isWrong: isUnknown || (isMute && hasNoPool) };
};

const tokenOf = ({ currency }: NamedToken): Token | undefined => currency && wrappedOf(currency, wrappedNative);

const useSaving = (poolExists: boolean, a: Token | undefined, b: Token | undefined): void => {
  const dispatch = useAppDispatch();
  const found = poolExists && a && b ? `${a.address} ${b.address}` : undefined;
  useWhenChanged(found, () => {
    if (found !== undefined && a && b) dispatch(pairAdded({ token0: savedToken(a), token1: savedToken(b) }));
  });
};

const savedToken = ({ chainId, address, decimals, symbol, name }: Token) => ({
  chainId,
  address,
  decimals,
  symbol,
  name,
});

export const useFindPool = (): FindPoolView => {
  const [query, setQuery] = useSearchParams();
  const address = readFindAddress(query);
  const { account } = useWallet();
  const exchange = address.exchange ?? defaultExchange;
  const [first, second] = [useNamed(address.a), useNamed(address.b)];
  const [a, b] = [tokenOf(first), tokenOf(second)];
  const reading = usePool(exchange, a?.address, b?.address);
  const position = usePosition(exchange, a?.address, b?.address);
  const hasNoPool = address.b === null || reading.state === 'NOT_EXISTS';
  const tokens = { a: foundToken(first, hasNoPool), b: foundToken(second, hasNoPool) };
  useSaving(reading.state === 'EXISTS', a, b);
  return {
    ...address,
    tokens,
    outcome: findOutcome({
      isConnected: account !== undefined,
      isChosen: address.b !== null,
      isWrong: !address.exchange || tokens.a.isWrong || tokens.b.isWrong,
      reading,
      position,
    }),
    choose: (side, currency) => setQuery(withToken(query, side, currencyId(currency)), { replace: true }),
    chooseExchange: (id) => setQuery(withExchange(query, id), { replace: true }),
  };
};
