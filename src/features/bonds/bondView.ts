import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bondRules } from '#config/bondRules.ts';
import { rules } from '#config/rules.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { discountBps, marketPrice, roiBps, type MarketPrice } from '#domain/bonds/discount.ts';
import {
  bondPrice,
  canSell,
  FEE_UNIT,
  isSoldOut,
  paidPrice,
  principalBounds,
  remainingCapacity,
  withFee,
  type BondMarket,
} from '#domain/bonds/terms.ts';
import { pendingPayout } from '#domain/bonds/vesting.ts';
import type { ValuePrice } from '#domain/prices/dollarValue.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { FoundBond } from '#reads/bonds/useBondList.ts';
import type { BondState } from '#reads/bonds/useBondStates.ts';
import { assetAt, type Asset, type AssetContext } from '../rewards/index.ts';

/** Prices in whole principal tokens per whole payout token. */
export interface BondOffer {
  readonly market: BondMarket;
  readonly block: bigint;
  /** In 1e7, the contract's unit, with the fee. */
  readonly truePrice: bigint;
  readonly paid: Fraction;
  readonly marketPrice: MarketPrice | undefined;
  readonly discountBps: RateBps | undefined;
  readonly roiBps: RateBps | undefined;
  /** Raw principal that deposits can have in total until the bond is sold out. */
  readonly capacity: bigint;
}

/** Spec 001 section 3. Raw units; undefined fields are unknown. */
export interface BondView extends Pick<
  BondState,
  'isOpen' | 'treasuryHolds' | 'bondHolds' | 'own' | 'held' | 'isFailed'
> {
  readonly address: Address;
  readonly payoutToken: Token | undefined;
  readonly principal: Asset;
  readonly paidWith: string;
  readonly name: MessageDescriptor;
  /** Undefined while loading. `unknown`: the contract has no price, or not the price that its terms give. */
  readonly offer: BondOffer | 'unknown' | undefined;
  /** True if no amount can be bought at any price. */
  readonly isSoldOut: boolean | undefined;
  /** Amount that can be redeemed now, raw units. */
  readonly pending: bigint | undefined;
  /** Price after the account's last purchase, at today's fee. */
  readonly lastPaid: Fraction | undefined;
}

export interface BondContext extends AssetContext {
  readonly block: bigint | undefined;
}

/** Blocks from the shown one to that of a contract's price, in a list up to `listBlocks` before it. */
const NEARBY = [0n, -1n, 1n, ...Array.from({ length: rules.rewards.listBlocks - 1 }, (_, i) => BigInt(-2 - i))];

const marketOf = (state: BondState, payout: Token | undefined, principal: Asset): BondMarket | undefined => {
  const { terms, totalDebt, lastDecay, fee, supply } = state;
  const paidWith = principal.token;
  if (!terms || totalDebt === undefined || lastDecay === undefined || fee === undefined || supply === undefined) {
    return undefined;
  }
  if (!payout || !paidWith) return undefined;
  return {
    terms,
    totalDebt,
    lastDecay,
    fee,
    supply,
    payoutDecimals: payout.decimals,
    principalDecimals: paidWith.decimals,
  };
};

const wholeDollars = ({ token, price }: Asset): ValuePrice | undefined => {
  if (!token || !price) return undefined;
  const unit = powerOfTen(token.decimals);
  const whole = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: numerator * unit, denominator });
  return { ...whole(price), ...(price.other && { other: whole(price.other) }) };
};

const truePriceAt = (market: BondMarket, block: bigint): bigint => withFee(bondPrice(market, block), market);

/** Computes the price by the contract's rules; `unknown` if the contract reports another price. */
const offerOf = (
  market: BondMarket,
  contractPrice: bigint,
  near: bigint,
  dollars: readonly [payout: ValuePrice | undefined, principal: ValuePrice | undefined],
): BondOffer | 'unknown' => {
  const block = NEARBY.map((by) => near + by).find((entry) => truePriceAt(market, entry) === contractPrice);
  const price = block === undefined ? 0n : bondPrice(market, block);
  if (block === undefined || price === 0n) return 'unknown';
  const paid = paidPrice(contractPrice, market);
  const soldAt = marketPrice(...dollars);
  const prices = soldAt && { paid, market: soldAt };
  return {
    market,
    block,
    truePrice: contractPrice,
    paid,
    marketPrice: soldAt,
    discountBps: prices && discountBps(prices),
    roiBps: prices && roiBps(prices),
    capacity: remainingCapacity(market, block),
  };
};

interface DepositBounds {
  /** Raw principal that one deposit can have in the next blocks. */
  readonly smallest: bigint;
  readonly largest: bigint;
  /** Largest deposit that also fits the terms of the block `bondRules.roomBlocks` ahead. */
  readonly most: bigint;
}

const searched = new WeakMap<BondOffer, DepositBounds>();

/** Found by searches, so that a list of bonds leaves it to the open one. */
export const depositBounds = (offer: BondOffer): DepositBounds => {
  const known = searched.get(offer);
  if (known) return known;
  const { market, block } = offer;
  // A price of 0 means that there is no price.
  const boundsAt = (blocks: bigint) => principalBounds(market, bondPrice(market, block + blocks) || 1n);
  const found = {
    smallest: boundsAt(0n).smallest,
    largest: boundsAt(bondRules.soonBlocks).largest,
    most: boundsAt(bondRules.roomBlocks).largest,
  };
  searched.set(offer, found);
  return found;
};

const lastPaidOf = ({ own, fee }: BondState): Fraction | undefined =>
  own && fee !== undefined && fee < FEE_UNIT ? paidPrice(own.truePricePaid, { fee }) : undefined;

export const bondView = (found: FoundBond, state: BondState, context: BondContext): BondView => {
  const { block, tokens, prices } = context;
  const payoutToken = tokens.get(found.payoutToken);
  const principal = assetAt(found.principalToken, context);
  const market = marketOf(state, payoutToken, principal);
  const sells = market && canSell(market);
  const isKnown = sells && typeof state.contractPrice === 'bigint' && block !== undefined;
  const dollars = [prices.get(found.payoutToken), wholeDollars(principal)] as const;
  const symbol = payoutToken ? shortenSymbol(payoutToken.symbol) : shortenAddress(found.payoutToken);
  const paidWith = principal.sides ? `${principal.name} LP` : principal.name;
  const isRefused = state.contractPrice === 'refused' || sells === false;
  return {
    isOpen: state.isOpen,
    treasuryHolds: state.treasuryHolds,
    bondHolds: state.bondHolds,
    own: state.own,
    held: state.held,
    isFailed: state.isFailed,
    address: found.bond,
    payoutToken,
    principal,
    paidWith,
    name: msg`${symbol} for ${paidWith}`,
    offer: isRefused
      ? 'unknown'
      : isKnown && typeof state.contractPrice === 'bigint'
        ? offerOf(market, state.contractPrice, block, dollars)
        : undefined,
    isSoldOut: sells && block !== undefined ? isSoldOut(market, block) : undefined,
    pending: state.own && block !== undefined ? pendingPayout(state.own, block) : undefined,
    lastPaid: lastPaidOf(state),
  };
};
