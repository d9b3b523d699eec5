import type { TransactionRecord } from '../../domain/transactions/types.ts';

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
/** Raw units, or the index of an order. */
const isDigits: Check = (value) => typeof value === 'string' && /^\d{1,78}$/.test(value);
const isHash: Check = (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value);

/** The latest moment a date can tell. */
const LAST_MS = 8.64e15;
const isTime: Check = (value) => typeof value === 'number' && value >= 0 && value <= LAST_MS;

/** Whether each named field passes its check. */
const all =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([field, check]) => check(value[field]));

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isCurrency = all({ symbol: isString, decimals: (value) => isCount(value) && Number(value) <= 255 });
const isApproved = all({ token: isCurrency, spender: isString, amount: isDigits });

const isWrap = all({ input: isCurrency, output: isCurrency, amount: isDigits });

const isCancelled = all({ orderIndex: isDigits, input: isCurrency, output: isCurrency, amount: isDigits });
const isLiquidity = all({
  currencyA: isCurrency,
  currencyB: isCurrency,
  amountA: isDigits,
  amountB: isDigits,
  pair: isString,
  exchange: isString,
});
const infoChecks = new Map<unknown, Check>([
  [
    'placeOrder',
    all({
      direction: isString,
      input: isCurrency,
      output: isCurrency,
      from: isDigits,
      to: isDigits,
      maker: optional(isString),
    }),
  ],
  [
    'swap',
    all({
      exchange: isString,
      pair: isString,
      feePerThousand: isCount,
      direction: isString,
      field: isString,
      input: isCurrency,
      output: isCurrency,
      from: isDigits,
      to: isDigits,
      recipient: isString,
    }),
  ],
  ['wrap', isWrap],
  ['unwrap', isWrap],
  ['cancelOrder', isCancelled],
  ['cancelIntoDeposit', isCancelled],
  ['withdrawDeposit', all({ token: isCurrency, amount: isDigits })],
  ['addLiquidity', isLiquidity],
  ['removeLiquidity', isLiquidity],
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

const isSigned = all({
  nonce: isCount,
  to: (value) => value === null || isString(value),
  data: (value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value),
  value: isDigits,
});

const ENDINGS: readonly unknown[] = ['cancelled', 'replaced', 'lost'];
const isEnding = all({ kind: (value) => ENDINGS.includes(value), blockNumber: isCount, hash: optional(isHash) });

const isRecord = all({
  hash: isHash,
  from: isString,
  chainId: isCount,
  summary: isString,
  info: isInfo,
  approval: optional(all({ spender: isString, tokenAddress: isString })),
  addedTime: isTime,
  lastCheckedBlockNumber: optional(isCount),
  confirmedTime: optional(isTime),
  receipt: optional(all({ blockNumber: isCount, status: optional(isCount) })),
  outcome: optional(isOutcome),
  presumed: optional(isSigned),
  signed: optional(isSigned),
  signedAtBlock: optional(isCount),
  unseenSinceBlock: optional(isCount),
  replacedBy: optional(isHash),
  ended: optional(isEnding),
  changedTime: optional(isTime),
});

/** Whether a stored value is a record that everything which shows or follows transactions can work with. */
export const isTransactionRecord = (value: unknown): value is TransactionRecord => isRecord(value);
