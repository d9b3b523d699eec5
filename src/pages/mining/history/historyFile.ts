import { formatExact } from '#domain/format/formatExact.ts';
import { fileTime } from '#domain/ledger/ledgerEntry.ts';
import { hasDecimals } from '#domain/tokens/currency.ts';
import { pairName } from '#features/position/index.ts';
import type { RewardRow } from '#reads/rewards/rewardRows.ts';

const nameOf = ({ asset, pool }: RewardRow): string =>
  pool ? `${pairName(...pool)} pool token` : (asset?.symbol ?? '');

/** If decimals are unknown, only the field in smallest units is filled. */
export const rewardsFile = (rows: readonly RewardRow[]): readonly (readonly string[])[] => [
  [
    'time (UTC)',
    'block',
    'programme',
    'contract',
    'action',
    'token',
    'token address',
    'amount',
    'amount (smallest units)',
    'transaction',
  ],
  ...rows.map((row) => [
    fileTime(row.timestamp),
    row.blockNumber.toString(),
    row.programme ?? '',
    row.contract,
    row.action,
    nameOf(row),
    row.token,
    row.asset && hasDecimals(row.asset) ? formatExact(row.amount, row.asset.decimals) : '',
    row.amount.toString(),
    row.transactionHash,
  ]),
];
