import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmitProblem } from '../../writes/plan.ts';

type Code = SubmitProblem['code'];

const words: Readonly<Record<Code, MessageDescriptor>> = {
  rejected: msg`The request was closed in the wallet. Nothing was sent, and what you typed is still here.`,
  pendingInWallet: msg`Another request is waiting in your wallet. Answer it there first.`,
  insufficientFunds: msg`There is not enough MATIC in the wallet for this and the network fee. Add some and try again.`,
  network: msg`The network could not be reached. Check the connection and try again.`,
  wrongChain: msg`Your wallet's network changed, so nothing was sent. Switch it back to Polygon and try again.`,
  accountChanged: msg`Your wallet's account changed, so nothing was sent. Switch back to the account you started with, or start again with this one.`,
  noWallet: msg`You must connect an account`,
  quoteMoved: msg`The market has moved: more of the order would stay open than was shown. Look at the new numbers and confirm again.`,
  takesFee: msg`This token keeps a part of what is moved, so the order book would get less than the order promises. It cannot be sold by an order that stays open; nothing was sent.`,
  makerBlocked: msg`The best order on the other side cannot be paid: its owner does not accept the payment. That stops every order that reaches its price. Nothing was sent.`,
  receiverBlocked: msg`The account that is to be paid does not accept the payment. Choose another recipient or another form of the coin. Nothing was sent.`,
  rewardsBlocked: msg`The exchange's reward contract cannot pay, and that stops new orders for everyone. Nothing was sent. Open orders can still be taken back, in two steps.`,
  payoutBlocked: msg`The order book could not pay this out to your account now. The order can be cancelled into a deposit in the order book instead, and the deposit withdrawn: two transactions.`,
  nodeBehind: msg`The node is behind the chain and its prices may be old, so nothing was sent. Wait a few seconds and try again.`,
  blockTooOld: msg`The latest block is too old to trade on, so nothing was sent. Check your connection and try again.`,
  notWrapper: msg`The address that should wrap MATIC does not hold a coin for each of its tokens, so nothing was sent. Check its address in the configuration.`,
  wrongContract: msg`The contract does not answer as expected, so nothing was sent. Check its address in the configuration.`,
  poolMoved: msg`The pool would take other amounts than were confirmed: its price moved. Nothing was sent.`,
  fewerPoolTokens: msg`The pool would give fewer pool tokens than were confirmed: a token keeps more of what is sent than your slippage allows. Nothing was sent.`,
  wouldFill: msg`The price moved, and your post-only order would fill at once. Nothing was sent. Set another price or turn post-only off.`,
  reverted: msg`The contract would refuse this now. Nothing was sent.`,
  unknown: msg`Unknown error`,
};

/** Reasons the contracts give, and what to do about each. */
const revertWords: readonly (readonly [pattern: RegExp, words: MessageDescriptor])[] = [
  [/TRANSFER_FROM_FAILED/, msg`The tokens could not be moved. Check the balance and the approval of the token.`],
  [/ETH_TRANSFER_FAILED/, msg`The receiving side cannot take MATIC. Try a smaller amount or another price.`],
  [/TRANSFER_FAILED/, msg`The token refused to be moved. It may be frozen for one of the accounts.`],
  [
    /INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT/,
    msg`The price moved further than your slippage allows. A higher slippage lets it through; tokens that take a fee on transfer or change balances by themselves may never fit.`,
  ],
  [
    /INSUFFICIENT_[AB]_AMOUNT/,
    msg`The pool's price moved further than your slippage allows. Nothing was sent. Look at the new amounts and confirm again.`,
  ],
  [/INSUFFICIENT_LIQUIDITY_BURNED/, msg`The amount is too small: the pool would pay nothing of one of the tokens.`],
  [/INVALID_SIGNATURE/, msg`The signature is not good any more. Sign again, or approve instead.`],
  [/INSUFFICIENT_LIQUIDITY_MINTED/, msg`The amounts are too small: the pool would give no pool tokens for them.`],
  [/EXPIRED/, msg`The deadline has passed. Try again.`],
  [/INSUFFICIENT_LIQUIDITY/, msg`Insufficient liquidity for this trade`],
  [
    /^UniswapV2: K$/,
    msg`The pool's invariant x*y=k would not be satisfied. A token that takes a fee may be the cause.`,
  ],
  [/min limit/, msg`The amount is below the least the order book takes. Raise it and try again.`],
  [/pairAddr not exist|tokenPair not exist/, msg`There is no pool for these two tokens yet.`],
  [/order not exist/, msg`This order is no longer there.`],
  [
    /Insufficient RemainNumber/,
    msg`Part of this order was filled in the meantime. Look at what is left and try again.`,
  ],
  [/invalid maker/, msg`This order belongs to another account.`],
];

const knownRevert = (reason: string): MessageDescriptor | undefined =>
  revertWords.find(([pattern]) => pattern.test(reason))?.[1];

/** A problem in words a person knows, with the next step. */
export const problemWords = (problem: SubmitProblem): MessageDescriptor =>
  (problem.code === 'reverted' ? knownRevert(problem.reason) : undefined) ?? words[problem.code];

/** Whether those words name a reason. */
export const isExplained = (problem: SubmitProblem): boolean =>
  problem.code === 'reverted' ? knownRevert(problem.reason) !== undefined : problem.code !== 'unknown';
