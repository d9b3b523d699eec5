import { fileTime, usFileTime, type EntryAmount, type LedgerEntry } from './ledgerEntry.ts';

export type FileTable = readonly (readonly string[])[];

type Kind = LedgerEntry['kind'];

const two = (amount: EntryAmount | undefined): readonly [amount: string, unit: string] =>
  amount ? [amount.amount, amount.unit] : ['', ''];

const isStake = ({ kind }: LedgerEntry): boolean => kind === 'deposit' || kind === 'withdrawal';

/** A format without stakes would count them as sales and purchases, although the tokens stay the account's. */
const withoutStakes = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.flatMap((entry): readonly LedgerEntry[] => {
    if (!isStake(entry)) return [entry];
    return entry.networkFee ? [{ ...entry, kind: 'networkFee', sent: undefined, received: undefined }] : [];
  });

const feeAsSent = (entry: LedgerEntry): LedgerEntry =>
  entry.kind === 'networkFee' ? { ...entry, sent: entry.networkFee, networkFee: undefined } : entry;

const koinlyLabels: Readonly<Partial<Record<Kind, string>>> = {
  reward: 'reward',
  networkFee: 'cost',
  tradeFee: 'cost',
};
const koinlyLabel = (kind: Kind): string => koinlyLabels[kind] ?? '';

/** Universal format: support.koinly.io, "How to create a custom CSV file". Entries oldest first. */
export const koinlyTable = (entries: readonly LedgerEntry[]): FileTable => [
  [
    'Date',
    'Sent Amount',
    'Sent Currency',
    'Received Amount',
    'Received Currency',
    'Fee Amount',
    'Fee Currency',
    'Net Worth Amount',
    'Net Worth Currency',
    'Label',
    'Description',
    'TxHash',
  ],
  ...withoutStakes(entries)
    .map(feeAsSent)
    .map(({ kind, timestamp, sent, received, networkFee, where, transactionHash }) => [
      timestamp === undefined ? '' : `${fileTime(timestamp)} UTC`,
      ...[...two(sent), ...two(received), ...two(networkFee), '', ''],
      ...[koinlyLabel(kind), `${kind} ${where}`.trim(), transactionHash],
    ]),
];

/** Format: support.cointracker.io, "Convert your transaction history to CoinTracker CSV". Entries oldest first. */
export const coinTrackerTable = (entries: readonly LedgerEntry[]): FileTable => [
  [
    'Date',
    'Received Quantity',
    'Received Currency',
    'Sent Quantity',
    'Sent Currency',
    'Fee Amount',
    'Fee Currency',
    'Tag',
  ],
  ...withoutStakes(entries)
    .map(feeAsSent)
    .map(({ kind, timestamp, sent, received, networkFee }) => [
      usFileTime(timestamp),
      ...[...two(received), ...two(sent), ...two(networkFee)],
      kind === 'reward' ? 'staked' : '',
    ]),
];

const cryptoTaxType = ({ kind, sent }: LedgerEntry): string => {
  const types: Readonly<Record<Kind, string>> = {
    bought: 'buy',
    sold: 'sell',
    tradeFee: 'fee',
    deposit: 'staking-deposit',
    withdrawal: 'staking-withdrawal',
    reward: 'staking',
    received: 'receive',
    burn: 'burn',
    purchase: 'send',
    redemption: 'receive',
    added: sent ? 'add-liquidity' : 'receive-lp-token',
    removed: sent ? 'return-lp-token' : 'remove-liquidity',
    sent: 'send',
    arrived: 'receive',
    networkFee: 'fee',
  };
  return types[kind];
};

/** Format: help.cryptotaxcalculator.io, "Advanced (Custom) CSV Import". Entries oldest first. */
export const cryptoTaxTable = (entries: readonly LedgerEntry[]): FileTable => [
  [
    'Timestamp (UTC)',
    'Type',
    'Base Currency',
    'Base Amount',
    'Quote Currency (Optional)',
    'Quote Amount (Optional)',
    'Fee Currency (Optional)',
    'Fee Amount (Optional)',
    'From (Optional)',
    'To (Optional)',
    'Blockchain (Optional)',
    'ID (Optional)',
    'Description (Optional)',
  ],
  ...entries.map(feeAsSent).map((entry) => {
    const { kind, timestamp, sent, received, networkFee, where, transactionHash } = entry;
    const [base, quote] = kind === 'bought' ? [received, sent] : [sent ?? received, sent ? received : undefined];
    const fields = [base, quote, networkFee].flatMap((amount) => two(amount).toReversed());
    const ends = ['', '', 'Polygon', transactionHash, where];
    return [fileTime(timestamp), cryptoTaxType(entry), ...fields, ...ends];
  }),
];
