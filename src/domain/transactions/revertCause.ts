/** `features/transactions` has the texts. */
export const revertCodes = [
  'priceMoved',
  'bondPriceRose',
  'deadlinePassed',
  'invariant',
  'insufficient',
  'tokenRefused',
  'paused',
  'proposalRefused',
  'cannotPay',
  'lowLiquidity',
  'bondRefused',
  'orderGone',
  'alreadyTaken',
  'permitUsed',
  'stillLocked',
  'outOfGas',
  'unknown',
] as const;

export type RevertCode = (typeof revertCodes)[number];

/** `reason` is the contract's text, unchanged; it may be empty. */
export interface RevertCause {
  readonly code: RevertCode;
  readonly reason: string;
}

const MAX_REASON_LENGTH = 1000;

const patterns: readonly (readonly [pattern: RegExp, code: RevertCode])[] = [
  [/more than max price/, 'bondPriceRose'],
  [/INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT|INSUFFICIENT_[AB]_AMOUNT/, 'priceMoved'],
  [/EXPIRED/, 'deadlinePassed'],
  [/UniswapV2: K$/, 'invariant'],
  [/exceeds (balance|allowance)|insufficient (balance|allowance|funds)|InsufficientBalance/i, 'insufficient'],
  [/paused|suspended|stopped|finished/i, 'paused'],
  [/^Governor|^Timelock|^Comp::/, 'proposalRefused'],
  [/Insufficient rewards|Faucet: empty/, 'cannotPay'],
  [/INSUFFICIENT_LIQUIDITY|INSUFFICIENT_INPUT_AMOUNT|ds-math|OVERFLOW/, 'lowLiquidity'],
  [/Bond too (large|small)|Max capacity reached|not a bond contract/, 'bondRefused'],
  [/order not exist|Insufficient RemainNumber|invalid maker/, 'orderGone'],
  [/INVALID_SIGNATURE/, 'permitUsed'],
  [/already claimed|nothing to claim|Faucet: wait/i, 'alreadyTaken'],
  [/Still locked|Exceeds the remaining lock-up|withdrawToken/, 'stillLocked'],
  [/out ?of ?gas/i, 'outOfGas'],
  [/TRANSFER_FROM_FAILED|TRANSFER_FAILED|transfer(From)? failed|^ERC20|SafeERC20/i, 'tokenRefused'],
];

/** Cause of the first pattern that matches, or `unknown`; `reason` is cut to 1,000 characters. */
export const revertCauseOf = (reason: string): RevertCause => ({
  code: patterns.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown',
  reason: reason.slice(0, MAX_REASON_LENGTH),
});
