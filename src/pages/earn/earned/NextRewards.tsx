import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { valueOfAll } from '#domain/claims/claims.ts';
import { earnedNext, withinVault, type OwnRate } from '#domain/rewards/earnedNext.ts';
import { Dollars } from '#features/money/index.ts';
import { useTokenPrices } from '#features/rewards/index.ts';
import { useVaultOutlook } from '#features/vault/index.ts';
import { HeldBlock } from '#reads/calls/HeldBlock.tsx';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import type { EarnRow } from '#programmes/earn.ts';

const NEXT_DAYS = 30n;

interface RatesProps {
  readonly rates: readonly OwnRate[];
}

function Sum({ rates }: RatesProps): ReactElement | null {
  const { timestamp } = useBlock();
  const paid = useStableList(rates.flatMap(({ perDay }) => perDay.map(({ token }) => token)));
  const tokens = useMemo(() => new Map(paid.map((token) => [token.address, token] as const)), [paid]);
  const prices = useTokenPrices(tokens);
  if (timestamp === undefined) return null;
  const next = earnedNext(rates, BigInt(timestamp), NEXT_DAYS);
  const { dollars, uncounted } = valueOfAll(next, prices);
  const isKnown = uncounted < next.length;
  const [days, value] = [NEXT_DAYS.toString(), <Dollars key="value" value={isKnown ? dollars : undefined} />];
  return (
    <p>
      <Trans>
        The next {days} days would earn you about {value}, if today's rates, prices and stakes stay as they are. Rewards
        count until they end or can no longer be paid. Locks, bonds, burns, orders and trades are not counted.
      </Trans>{' '}
      {uncounted > 0 && (
        <Plural
          value={uncounted}
          one="# reward is unknown and not counted."
          other="# rewards are unknown and not counted."
        />
      )}
    </p>
  );
}

function WithinVault({ rates }: RatesProps): ReactElement | null {
  const outlook = useVaultOutlook('liquidity');
  const { timestamp } = useBlock();
  if (timestamp === undefined) return null;
  return <Sum rates={rates.map((rate) => (rate.vault ? withinVault(rate, outlook, BigInt(timestamp)) : rate))} />;
}

/** Dollars of the account's rates, of a block that is held: the end of a vault takes a search over all its programmes. */
export function NextRewards({ rows }: { readonly rows: readonly EarnRow[] }): ReactElement | null {
  const rates = rows.flatMap(({ ownRate }) => ownRate ?? []);
  if (rates.length === 0) return null;
  const Part = rates.some(({ vault }) => vault) ? WithinVault : Sum;
  return (
    <HeldBlock blocks={rules.rewards.listBlocks}>
      <Part rates={rates} />
    </HeldBlock>
  );
}
