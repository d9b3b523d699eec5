import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readableText } from '#domain/tokens/readableText.ts';
import { refusalText } from '#writes/sending/refusalText.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { differenceWords, disagreementWords, gasMoneyWords, missingWords } from './disagreementWords.ts';

type Code = SubmitProblem['code'];

const words: Readonly<Record<Exclude<Code, 'nodesDisagree' | 'resultDiffers' | 'noGasMoney'>, MessageDescriptor>> = {
  rejected: msg`The request was rejected in the wallet. Nothing was sent, and your input is kept.`,
  noBatch: msg`These steps can't be sent as one transaction, so nothing was sent. Continue step by step, each confirmed on its own.`,
  pendingInWallet: msg`Another request is waiting in your wallet. Respond to it first.`,
  insufficientFunds: msg`Not enough MATIC in the wallet for this and the network fee. Add some and try again.`,
  network: msg`Couldn't reach the network. Check your connection and try again.`,
  walletUnreachable: msg`Couldn't reach your wallet. If it shows no request, check the connection of both devices and try again.`,
  wrongChain: msg`Your wallet's network changed, so nothing was sent. Switch it back to Polygon and try again.`,
  accountChanged: msg`Your wallet's account changed, so nothing was sent. Switch back to the account you started with, or start again with this one.`,
  noWallet: msg`You must connect an account`,
  quoteMoved: msg`The market moved: more of the order would stay open than was shown. Review the new numbers and confirm again.`,
  takesFee: msg`This token charges a transfer fee, which the order book doesn't count, so it takes no orders or deposits with it. Nothing was sent; trade it on another exchange, or choose another token.`,
  makerBlocked: msg`The best order on the other side can't be filled: its owner can't receive the payment. It blocks every order that reaches its price, so nothing was sent.`,
  fundsMoved: msg`Your balance no longer covers this amount, so nothing was sent. Enter a smaller amount.`,
  approvalShort: msg`The token's approval no longer covers this amount, so nothing was sent. Approve it again.`,
  transferRefused: msg`The token refused the transfer although your balance and approval suffice, so nothing was sent. It may be paused, or frozen for your account.`,
  receiverBlocked: msg`The recipient can't receive this payment, so nothing was sent. Choose another recipient, or the other of MATIC and WMATIC.`,
  rewardsBlocked: msg`The exchange's reward contract can't pay, so nobody can place orders and nothing was sent. You can still cancel open orders in two steps.`,
  payoutBlocked: msg`The order book can't pay out this cancellation now. Cancel in two steps instead: move the amount to a deposit, then withdraw it.`,
  claimShort: msg`The rewards vault can't pay this claim now, so nothing was sent. Your rewards stay recorded in the contract; try again once it is filled.`,
  forgedClaim: msg`The claim file doesn't match the contract, so nothing was sent. Tell the exchange about it.`,
  vaultShort: msg`The rewards vault can't pay now, so deposits, withdrawals and claims are rejected and nothing was sent. An emergency withdrawal still returns your pool tokens.`,
  termsChanged: msg`The contract's terms changed, so nothing was sent. Check the new ones and try again.`,
  nodeBehind: msg`The node is behind the chain and its prices may be old, so nothing was sent. Wait a few seconds and try again.`,
  blockTooOld: msg`The latest block is too old to trade on, so nothing was sent. Check your connection and try again.`,
  notWrapper: msg`The WMATIC contract doesn't hold one MATIC for each of its tokens, so nothing was sent. Check its address in the configuration.`,
  wrongContract: msg`The contract didn't respond as expected, so nothing was sent. Check its address in the configuration.`,
  poolMoved: msg`The pool's price moved, so it would take amounts other than confirmed. Nothing was sent.`,
  fewerPoolTokens: msg`You would receive fewer pool tokens than confirmed: a token's transfer fee exceeds your slippage. Nothing was sent.`,
  wouldFill: msg`The price moved and your post-only order would fill at once, so nothing was sent. Set another price or turn post-only off.`,
  reverted: msg`The contract would reject this now. Nothing was sent.`,
  deviceLocked: msg`Your hardware wallet is locked, so nothing was sent. Unlock the device and try again.`,
  blindSigningOff: msg`Your hardware wallet refused the contract call. Turn on blind signing (contract data) in its Ethereum app and try again.`,
  deviceAppClosed: msg`The Ethereum app isn't open on your hardware wallet, so nothing was sent. Open it on the device and try again.`,
  cannotSend: msg`This wallet can't send transactions here, so nothing was sent. Connect another wallet.`,
  safeReadOnly: msg`This Safe is read-only here, so nothing was sent. Open it as one of its owners and try again.`,
  notAuthorized: msg`Your wallet doesn't let this site use the account, so nothing was sent. Connect the account again and retry.`,
  nonceTooLow: msg`Your wallet used a transaction number (nonce) that is already taken. Check its activity before you try again.`,
  underpriced: msg`The gas price set in your wallet is too low, so nothing was sent. Raise it there and try again.`,
  rateLimited: msg`Your wallet or its node takes no more requests for now (rate limit). Wait a minute, check your wallet's activity, then try again.`,
  noReason: msg`The wallet gave no reason. Check its activity before you try again.`,
  requestWaiting: msg`A request is still waiting in your wallet. Answer it there, or forget it under Account.`,
  mayBeSent: msg`Your account sent an unknown transaction after your wallet rejected this. Wait until the chain shows it, or check your wallet's activity.`,
  overtaken: msg`The same request went to your wallet from another tab or dialog, so this one was not sent. Check your transactions before you try again.`,
  requestNotStored: msg`The browser's storage is full or blocked, so nothing was sent: a reload would offer it again. Free up space or allow site data, then try again.`,
  unknown: msg`It failed without a known reason. Check your wallet's activity before you try again.`,
};

const wrappedPayout = msg`The order book can't pay out this cancellation in MATIC now. Cancel in two steps instead: the amount moves to a deposit, which pays WMATIC, not MATIC.`;

const revertWords: readonly (readonly [pattern: RegExp, words: MessageDescriptor])[] = [
  [/TRANSFER_FROM_FAILED/, msg`The token transfer failed. Check your balance and the token's approval.`],
  [/ETH_TRANSFER_FAILED/, msg`The recipient can't receive MATIC. Try a smaller amount or another price.`],
  [/TRANSFER_FAILED/, msg`The token rejected the transfer. It may be frozen for one of the accounts.`],
  [
    /INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT/,
    msg`The price moved further than your slippage allows. Try a higher slippage; fee-on-transfer and rebase tokens may still fail.`,
  ],
  [
    /INSUFFICIENT_[AB]_AMOUNT/,
    msg`The pool's price moved further than your slippage allows, so nothing was sent. Review the new amounts and confirm again.`,
  ],
  [
    /INSUFFICIENT_LIQUIDITY_BURNED/,
    msg`Amount too small: the pool would pay none of one token. Enter a larger amount.`,
  ],
  [/INVALID_SIGNATURE/, msg`The signature is no longer valid. Sign again, or approve instead.`],
  [/INSUFFICIENT_LIQUIDITY_MINTED/, msg`Amounts too small: you would receive no pool tokens. Enter larger amounts.`],
  [/EXPIRED/, msg`The deadline has passed. Try again.`],
  [/INSUFFICIENT_LIQUIDITY/, msg`Insufficient liquidity for this trade`],
  [
    /^UniswapV2: K$/,
    msg`The pool's invariant x*y=k would not be satisfied. A token with a transfer fee may be the cause.`,
  ],
  [/min limit/, msg`The amount is below the order book's minimum. Enter a larger amount.`],
  [/pairAddr not exist|tokenPair not exist/, msg`There is no pool for these two tokens yet.`],
  [/order not exist/, msg`This order is no longer open.`],
  [
    /Insufficient RemainNumber/,
    msg`Less of this order is open: it was filled or cancelled in the meantime. Check your open orders and try again.`,
  ],
  [
    /Mining has been suspended/,
    msg`Mining is suspended, so the contract accepts no deposit, withdrawal or claim. Try again once it resumes.`,
  ],
  [/withdrawToken/, msg`You have fewer pool tokens staked than this withdraws. Check the amount and try again.`],
  [
    /Staking has been suspended/,
    msg`Staking is suspended. Your stake stays in the contract; try again once it resumes.`,
  ],
  [
    /Insufficient rewards/,
    msg`The contract can't pay your rewards now. They stay recorded; try again once it holds enough.`,
  ],
  [/Still locked/, msg`This stake is still locked. Withdraw it after its unlock time.`],
  [/Exceeds the remaining lock-up/, msg`This is more than the contract still takes. Enter a smaller amount.`],
  [/BurnEarn: paused/, msg`Burning and claiming are paused, so nothing was sent. Try again once they resume.`],
  [/BurnEarn: finished/, msg`Burning earns no more rewards, so nothing was sent.`],
  [
    /RewardDistribution: stopped/,
    msg`Claims are stopped, so nothing was sent. Your rewards stay recorded in the contract; try again later.`,
  ],
  [/Drop already claimed/, msg`This has already been claimed.`],
  [/Max capacity reached/, msg`The product has been sold out`],
  [
    /Slippage limit: more than max price/,
    msg`The bond's price rose above your maximum, so nothing was sent. Check the new price and try again.`,
  ],
  [/Bond too large/, msg`You Will Get Exceeded the maximum obtainable`],
  [/Bond too small/, msg`The bond would pay less than 0.01 tokens. Enter a larger amount.`],
  [/not a bond contract/, msg`The bond's treasury takes no deposits now, so nothing was sent. Try again later.`],
  [/Faucet: wait/, msg`This faucet has given your account its share already. Try again later.`],
  [/Faucet: paused/, msg`The faucet is paused, so nothing was sent. Try again once it resumes.`],
  [/Faucet: empty/, msg`The faucet is empty, so nothing was sent. Try again once it is filled.`],
  [/nothing to claim/, msg`There is nothing to claim any more.`],
  [/invalid maker/, msg`This order belongs to another account.`],
];

const knownRevert = (reason: string): MessageDescriptor | undefined =>
  revertWords.find(([pattern]) => pattern.test(reason))?.[1];

/** Characters; a longer sentence is shown in full with the raw reason. */
const LONGEST_SENTENCE = 200;

const unknownWords = (cause: unknown): MessageDescriptor => {
  const text = refusalText(cause);
  const sentence = text === undefined ? undefined : readableText(text, LONGEST_SENTENCE);
  if (sentence === undefined) return words.unknown;
  return msg`“${sentence}” Check your wallet's activity before you try again.`;
};

export const problemWords = (problem: SubmitProblem): MessageDescriptor => {
  if (problem.code === 'noGasMoney') return gasMoneyWords(problem);
  if (problem.code === 'nodesDisagree') return disagreementWords(problem);
  if (problem.code === 'payoutBlocked' && problem.isWrapped) return wrappedPayout;
  if (problem.code === 'unknown') return unknownWords(problem.cause);
  if (problem.code === 'resultDiffers') return differenceWords(problem);
  if (problem.code === 'insufficientFunds' && problem.missing !== undefined) return missingWords(problem.missing);
  return (problem.code === 'reverted' ? knownRevert(problem.reason) : undefined) ?? words[problem.code];
};

export const isExplained = (problem: SubmitProblem): boolean =>
  problem.code === 'reverted' ? knownRevert(problem.reason) !== undefined : problem.code !== 'unknown';
