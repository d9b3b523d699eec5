import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { env } from '#config/env.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { staysApproved, withActual, type ActualCall } from '#domain/transactions/actualCall.ts';
import { isOrderOutcome, type CallOutcome } from '#domain/transactions/callOutcome.ts';
import { isEarnInfo } from '#domain/transactions/earnInfo.ts';
import { isGovernanceInfo } from '#domain/transactions/governanceInfo.ts';
import { isOperationInfo } from '#domain/transactions/operationInfo.ts';
import type { ClaimedRewards } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';
import { depositedWords, isDepositInfo } from './depositWords.ts';
import { earnedWords } from './earnWords.ts';
import { governedWords } from './governanceWords.ts';
import { isUnfilled, sideOfTrade, type TradingInfo } from './summaryWords.ts';

type Trading = TradingInfo;
type Order = Extract<Trading, { readonly from: string }>;

const orderWords = (info: Order, call: CallOutcome): MessageDescriptor | undefined => {
  if (!isOrderOutcome(call)) return undefined;
  if (isUnfilled(info, call)) return msg`Your market order did not fill`;
  if (call.received === '0') return msg`Your order is open`;
  const received = amountWords(call.received, info.output, 'neither');
  const spent = amountWords(call.spent, info.input, 'neither');
  return sideOfTrade(info) === 'BUY' ? msg`Bought ${received} for ${spent}` : msg`Sold ${spent} for ${received}`;
};

/** Tokens leave the maximum unchanged or reduce it slightly, so this counts as unlimited. */
const UNLIMITED = 1n << 255n;

type Approval = Extract<Trading, { readonly spender: unknown }>;

const approvalWords = (info: Approval, call: CallOutcome): MessageDescriptor | undefined => {
  if (!('allowance' in call)) return undefined;
  const symbol = shortenSymbol(info.token.symbol);
  const allowed = amountWords(call.allowance, info.token, 'neither');
  const isUnlimited = BigInt(call.allowance) >= UNLIMITED;
  if (info.kind === 'resetApproval') {
    if (staysApproved({ info, call }) === undefined) return msg`Approval of ${symbol} revoked`;
    return isUnlimited
      ? msg`Not revoked: unlimited ${symbol} stays approved`
      : msg`Not revoked: ${allowed} stays approved`;
  }
  const missing = BigInt(info.amount) - BigInt(call.allowance);
  if (missing === 0n) return msg`${symbol} approved`;
  if (isUnlimited) return msg`Unlimited ${symbol} approved`;
  // An unlimited approval has no relation to the order's amount.
  if (BigInt(info.amount) >= UNLIMITED) return msg`${allowed} approved`;
  const exact = (raw: bigint): string => exactText(raw, info.token.decimals);
  const [given = '', needed = '', more = ''] = [BigInt(call.allowance), BigInt(info.amount), missing].map(exact);
  if (missing < 0n) return msg`Approved ${given} ${symbol}, more than the ${needed} requested`;
  return info.spender === env.orderBook
    ? msg`Approved ${given} of ${needed} ${symbol}. Your order needs ${more} more.`
    : msg`Approved ${given} of ${needed} ${symbol}. This needs ${more} more.`;
};

type Liquidity = Extract<Trading, { readonly currencyA: unknown }>;

const liquidityWords = (info: Liquidity, call: CallOutcome): MessageDescriptor | undefined => {
  if (!('poolTokens' in call)) return undefined;
  const first = amountWords(call.amountA, info.currencyA, 'neither');
  const second = amountWords(call.amountB, info.currencyB, 'neither');
  const shares = amountWords(call.poolTokens, poolTokenWords, 'neither');
  return info.kind === 'addLiquidity'
    ? msg`${first} and ${second} added, ${shares} received`
    : msg`${first} and ${second} received for ${shares}`;
};

/** @param info with the receipt's amounts */
const tradedWords = (info: Trading, call: CallOutcome): MessageDescriptor | undefined => {
  switch (info.kind) {
    case 'placeOrder':
    case 'swap':
      return orderWords(info, call);
    case 'cancelOrder': {
      const back = amountWords(info.amount, info.input, 'neither');
      return info.isPart ? msg`Part of an order cancelled, ${back} returned` : msg`Order cancelled, ${back} returned`;
    }
    case 'cancelIntoDeposit': {
      const kept = amountWords(info.amount, info.input, 'neither');
      return info.isPart
        ? msg`Part of an order cancelled, ${kept} deposited in the order book`
        : msg`Order cancelled, ${kept} deposited in the order book`;
    }
    case 'wrap': {
      const paid = amountWords(info.amount, info.input, 'neither');
      return msg`Wrapped ${paid}`;
    }
    case 'unwrap': {
      const paid = amountWords(info.amount, info.input, 'neither');
      return msg`Unwrapped ${paid}`;
    }
    case 'addLiquidity':
    case 'removeLiquidity':
      return liquidityWords(info, call);
    case 'requireBalance':
      return undefined;
    case 'approve':
    case 'resetApproval':
      return approvalWords(info, call);
  }
};

/** Undefined if the receipt lacks the call, so that only its plan is known. */
export const doneWords = (actual: ActualCall, claimed?: ClaimedRewards): MessageDescriptor | undefined => {
  const { call } = actual;
  if (!call) return undefined;
  const info = withActual(actual);
  if (isEarnInfo(info)) return earnedWords(info, claimed);
  if (isGovernanceInfo(info)) return governedWords(info);
  if (isDepositInfo(info)) return depositedWords(info);
  // Logs do not show the call's effect.
  if (isOperationInfo(info)) return undefined;
  return tradedWords(info, call);
};
