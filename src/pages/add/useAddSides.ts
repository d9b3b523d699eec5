import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { firstMintMinimums } from '#config/firstMint.ts';
import { rules } from '#config/rules.ts';
import { boundedAmount, parseAmount } from '#domain/amounts/parseAmount.ts';
import { quoteOther } from '#domain/liquidity/poolMath.ts';
import { poolPrice, type FacingPool } from '#domain/liquidity/quoteAdd.ts';
import type { AddPoolState } from '#domain/liquidity/validateAdd.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { ApprovalState } from '#domain/trade/validateTrade.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { computedText, useSpendable, type CurrencyFieldView } from '#features/currencyInput/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { useTransferFeeBps } from '#reads/tokens/useTransferFeeBps.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { MintState } from '#state/mint/slice.ts';
import type { AddToken } from './useAddPool.ts';

export interface AddSideView extends AddToken {
  readonly field: CurrencyFieldView;
  readonly follows: boolean;
  readonly max: bigint | undefined;
  readonly permission: Approval;
  readonly approval: ApprovalState;
  readonly isUnsupported: boolean;
  readonly unlistedToken: Token | undefined;
  readonly transferFeeBps: number | undefined;
  readonly minToOpen: bigint | undefined;
}

interface SidesQuery {
  readonly account: Address | undefined;
  readonly exchange: ExchangeConfig;
  readonly tokens: { readonly a: AddToken; readonly b: AddToken };
  readonly facing: FacingPool | undefined;
  readonly poolState: AddPoolState;
}

type Typed = Pick<CurrencyFieldView, 'text' | 'amount' | 'problem'> & Pick<AddSideView, 'follows'>;

const EMPTY: Typed = { text: '', amount: undefined, problem: undefined, follows: true };

const typedOf = (text: string, currency: Currency | undefined): Typed => {
  const parsed = currency && text !== '' ? parseAmount(text, currency.decimals) : undefined;
  return {
    text,
    amount: parsed && boundedAmount(parsed),
    problem: parsed && !parsed.ok ? parsed.error : undefined,
    follows: false,
  };
};

/** One amount is typed. The other one follows from the pool, or is typed for a first supply. */
const typedSides = (mint: MintState, { tokens, facing, poolState }: SidesQuery): Readonly<Record<'a' | 'b', Typed>> => {
  const isATyped = mint.independentField === 'CURRENCY_A';
  const [own, other] = isATyped ? [tokens.a, tokens.b] : [tokens.b, tokens.a];
  const typed = typedOf(mint.typedValue, own.currency);
  const price = facing && poolPrice(facing);
  const follow = (): Typed => {
    if (poolState !== 'priced') return typedOf(mint.otherTypedValue, other.currency);
    if (!price || typed.amount === undefined) return EMPTY;
    const { numerator: b, denominator: a } = price;
    const amount = isATyped ? quoteOther(typed.amount, a, b) : quoteOther(typed.amount, b, a);
    return { ...EMPTY, amount, text: computedText(amount, other.currency) };
  };
  const paired = follow();
  return isATyped ? { a: typed, b: paired } : { a: paired, b: typed };
};

const minToOpen = ({ id }: ExchangeConfig, token: Token | undefined): bigint | undefined => {
  const rule = firstMintMinimums.find(
    (firstMintMinimum) => firstMintMinimum.exchange === id && firstMintMinimum.token === token?.address,
  );
  const min = rule && token && parseAmount(rule.amount, token.decimals);
  return min?.ok ? min.value : undefined;
};

const useSide = (query: SidesQuery, side: AddToken, typed: Typed): AddSideView => {
  const { account, exchange, poolState } = query;
  const { currency, token } = side;
  const balance = valueOf(useCurrencyBalance(account, currency));
  const max = useSpendable(currency, balance, poolState === 'priced' ? rules.gas.supply : rules.gas.firstSupply);
  const permission = useApproval(currency, typed.amount, exchange.router);
  const statusOf = useTokenStatusOf();
  const status = token && statusOf(token);
  const unlistedToken = currency?.kind === 'token' && status?.whitelisted === false ? currency : undefined;
  const transferFeeBps = useTransferFeeBps(unlistedToken?.address);
  return {
    ...side,
    field: { currency, isLoading: side.isLoading, balance, max, connected: account !== undefined, ...typed },
    follows: typed.follows,
    max,
    permission,
    approval: permission.state,
    isUnsupported: status?.unsupported === true,
    unlistedToken,
    transferFeeBps,
    minToOpen: minToOpen(exchange, token),
  };
};

export const useAddSides = (query: SidesQuery): { readonly a: AddSideView; readonly b: AddSideView } => {
  const typed = typedSides(
    useAppSelector((state) => state.mint),
    query,
  );
  const a = useSide(query, query.tokens.a, typed.a);
  const b = useSide(query, query.tokens.b, typed.b);
  return { a, b };
};
