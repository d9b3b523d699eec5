import { operationNames } from '#domain/operations/operationNames.ts';
import { isDecimals } from '#domain/tokens/savedToken.ts';
import { revertCodes } from '#domain/transactions/revertCause.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { isCount, isFields } from '#lib/fields.ts';
import { isAddress, isHash, isHex } from '#lib/hex.ts';
import { isTime } from '../storedChecks.ts';

type Check = (value: unknown) => boolean;

const MAX_TEXT_LENGTH = 1000;
const isString: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
/** Raw units, or an order index. */
const isDigits: Check = (value) => typeof value === 'string' && /^\d{1,78}$/.test(value);

const all = (checks: Readonly<Record<string, Check>>): Check => {
  const entries = Object.entries(checks);
  return (value) => isFields(value) && entries.every(([field, check]) => check(value[field]));
};

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const optionalList = (check: Check): Check =>
  optional((value) => Array.isArray(value) && value.every((entry) => check(entry)));

const isOneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const isFlag = isOneOf(true, false);
const isDirection = isOneOf('BUY', 'SELL');
const isSide = isOneOf('INPUT', 'OUTPUT');

const isCurrency = all({ symbol: isString, decimals: isDecimals, address: optional(isAddress) });
const isApproved = all({ token: isCurrency, spender: isAddress, amount: isDigits });

const isAmount = all({ token: isCurrency, amount: isDigits });
const isWrap = all({ input: isCurrency, output: isCurrency, amount: isDigits });

const isCancelled = all({
  orderIndex: isDigits,
  input: isCurrency,
  output: isCurrency,
  amount: isDigits,
  isPart: optional((value) => value === true),
});
const isLiquidity = all({
  currencyA: isCurrency,
  currencyB: isCurrency,
  amountA: isDigits,
  amountB: isDigits,
  pair: isAddress,
  exchange: isString,
});
const isProgramme: Check = (value) => value === 'farm' || value === 'single';
const isStaking = all({
  programme: optional(isProgramme),
  poolToken: isCurrency,
  pool: isString,
  amount: isDigits,
  reward: isCurrency,
  secondReward: optional(isCurrency),
});
const infoChecks = new Map<unknown, Check>([
  [
    'placeOrder',
    all({
      direction: isDirection,
      input: isCurrency,
      output: isCurrency,
      from: isDigits,
      to: isDigits,
      maker: optional(isAddress),
      slice: optional(all({ job: isString, index: isCount })),
      followUp: optional(all({ order: isString, openedTime: isCount })),
      madeBy: optional(isOneOf('scale', 'move')),
    }),
  ],
  [
    'swap',
    all({
      exchange: isString,
      pair: isAddress,
      feePerThousand: isCount,
      direction: isDirection,
      field: isSide,
      input: isCurrency,
      output: isCurrency,
      from: isDigits,
      to: isDigits,
      recipient: isAddress,
    }),
  ],
  ['wrap', isWrap],
  ['unwrap', isWrap],
  ['cancelOrder', isCancelled],
  ['cancelIntoDeposit', isCancelled],
  ['depositTokens', isAmount],
  ['withdrawDeposit', isAmount],
  ['addLiquidity', isLiquidity],
  ['removeLiquidity', isLiquidity],
  ['stake', isStaking],
  ['unstake', isStaking],
  ['claimRewards', isStaking],
  ['leaveRewards', isStaking],
  ['claimTrades', all({ reward: isCurrency })],
  ['claimOrderRewards', all({ reward: isCurrency })],
  ['lockTokens', isAmount],
  ['unlockTokens', isAmount],
  ['burn', all({ token: isCurrency, amount: isDigits })],
  ['claimBurnRewards', all({ reward: isCurrency })],
  ['claimDistribution', all({ reward: isCurrency })],
  ['claimAirdrop', all({ reward: isCurrency, amount: isDigits, recipient: isAddress })],
  ['buyBond', all({ token: isCurrency, amount: isDigits, payoutToken: isCurrency, payout: isDigits })],
  ['claimBond', all({ reward: isCurrency })],
  ['propose', all({ title: isString })],
  ['vote', all({ proposal: isDigits, support: isFlag })],
  ['signedVote', all({ proposal: isDigits, support: isFlag, voter: isAddress })],
  ['delegateVotes', all({ token: isCurrency, delegatee: isAddress })],
  ['queueProposal', all({ proposal: isDigits })],
  ['executeProposal', all({ proposal: isDigits })],
  ['cancelProposal', all({ proposal: isDigits })],
  [
    'operate',
    all({
      operation: isOneOf(...operationNames),
      contract: isAddress,
      subject: optional(isAddress),
      rewardToken: optional(isCurrency),
      rewardAmount: optional(isDigits),
    }),
  ],
  ['drip', isAmount],
  ['requireBalance', isAmount],
  ['approve', isApproved],
  ['resetApproval', isApproved],
]);

const isInfo: Check = (value) => isFields(value) && (infoChecks.get(value.kind)?.(value) ?? false);

const isOutcome = all({
  orderIndex: isDigits,
  spent: isDigits,
  received: isDigits,
  receivedFromBook: isDigits,
  ordersTouched: isCount,
  rests: isDigits,
});

const isPaid = all({ token: isCurrency, amount: isDigits });
const isClaimed = all({
  reward: isDigits,
  secondReward: optional(isDigits),
  others: optionalList(isPaid),
});

const isCall: Check = (value) =>
  value === null ||
  (isFields(value) &&
    Object.values(value).every((field) => isDigits(field) || isCount(field)) &&
    (!('spent' in value) || isOutcome(value)));

const isUnplanned = all({ token: isAddress, direction: isOneOf('received', 'paid'), amount: isDigits });

const isSigned = all({
  from: optional(isAddress),
  nonce: isCount,
  to: (value) => value === null || isAddress(value),
  data: (value) => isHex(value),
  value: isDigits,
});

const isRequestedCall = all({ to: isAddress, data: (value) => isHex(value), value: isDigits });

export const areRequestedCalls: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isRequestedCall);

const isEnding = all({
  kind: isOneOf(
    'cancelled',
    'replaced',
    'lost',
    'rejectedInSafe',
    'replacedInSafe',
    'failedInWallet',
    'unseen',
    'unknownInSafe',
  ),
  blockNumber: isCount,
  hash: optional(isHash),
  instead: optional(isRequestedCall),
});

const isSafeProgress = all({
  threshold: isCount,
  confirmations: optional(isCount),
  nonce: optional(isCount),
  signedBy: optionalList(isAddress),
  proposedAtBlock: optional(isCount),
  atProposal: optionalList(all({ spent: isDigits, received: isDigits, rests: isDigits })),
  notAtProposal: optional(isOneOf('noState', 'failed')),
  searchedTo: isCount,
  minedHash: optional(isHash),
  executedAs: optional(isHash),
  instead: optional(isRequestedCall),
  approvesLess: optional(isRequestedCall),
  refund: optional(
    all({ unit: optional((value) => value === 'coin' || isAddress(value)), amount: optional(isDigits) }),
  ),
});

const isRecord = all({
  hash: isHash,
  from: isAddress,
  chainId: isCount,
  summary: isString,
  info: isInfo,
  also: optionalList(isInfo),
  approval: optional(all({ spender: isAddress, tokenAddress: isAddress })),
  addedTime: isTime,
  lastCheckedBlockNumber: optional(isCount),
  confirmedTime: optional(isTime),
  receipt: optional(all({ blockNumber: isCount, status: optional(isCount), networkFee: optional(isDigits) })),
  outcome: optional(isOutcome),
  claimed: optional(isClaimed),
  calls: optionalList(isCall),
  unplanned: optionalList(isUnplanned),
  returnedCoin: optional(isDigits),
  revert: optional(all({ code: isOneOf(...revertCodes), reason: isString })),
  presumed: optional(isSigned),
  requested: optional(areRequestedCalls),
  signed: optional(isSigned),
  signedAtBlock: optional(isCount),
  unseenSinceBlock: optional(isCount),
  waitsBehind: optional(isCount),
  replacedBy: optional(isHash),
  callsId: optional(isString),
  earlierHashes: optionalList(isHash),
  callsStage: optional(isOneOf('forgotten', 'reverted', 'partlyReverted')),
  safe: optional(isSafeProgress),
  ended: optional(isEnding),
  sentAfterRefusal: optional(isFlag),
  changedTime: optional(isTime),
});

export const isTransactionRecord = (value: unknown): value is TransactionRecord => isRecord(value);
