import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { VaultDraw, VaultProgramme } from '#domain/mining/sharedVault.ts';
import { ratePerDay } from '#domain/mining/yields.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { programmeOf } from '#programmes/programmes.ts';
import { ChainDate, Funding, Reward, Runway } from '../rewards/index.ts';
import { useVaultOutlook, type VaultOutlook } from './useVaultOutlook.ts';

interface VaultFundingProps {
  readonly programme: VaultProgramme;
  readonly token: Token | undefined;
  readonly rows?: readonly KeyValueRow[];
  readonly children: ReactNode;
}

function Draw({
  draw,
  outlook,
  token,
}: {
  readonly draw: VaultDraw;
  readonly outlook: VaultOutlook;
  readonly token: Token | undefined;
}) {
  const { allowance, balance, owed, perBlock, steps } = draw;
  const reward = (raw: bigint): ReactElement => <Reward raw={raw} token={token} isPublic />;
  return (
    <>
      {steps ? (
        <Trans>
          owed {reward(owed)}, {reward(steps.amount)} an epoch
        </Trans>
      ) : (
        <Trans>
          owed {reward(owed)}, {reward(ratePerDay(perBlock, outlook.blockTimeMs))} a day
        </Trans>
      )}
      {allowance < balance && (
        <>
          {', '}
          <Trans>may take {reward(allowance)}</Trans>
        </>
      )}
    </>
  );
}

/** First day on which a payment would fail, at today's rates. */
function FailureDay({ outlook: { blocks, isKnown, blockTimeMs } }: { readonly outlook: VaultOutlook }): ReactElement {
  const { timestamp } = useBlock();
  if (!isKnown || timestamp === undefined) return <>{NO_VALUE}</>;
  if (blocks === 0n) return <Trans>Now</Trans>;
  if (blocks === undefined) return <Trans>None foreseen</Trans>;
  return <ChainDate seconds={BigInt(timestamp) + (blocks * BigInt(blockTimeMs)) / 1000n} isShort />;
}

export function VaultFunding({ programme, token, rows = [], children }: VaultFundingProps): ReactElement {
  const { i18n } = useLingui();
  const outlook = useVaultOutlook(programme);
  const { vault, isComplete, blocks, isKnown, blockTimeMs } = outlook;
  const reward = (raw: bigint | undefined) => <Reward raw={raw} token={token} isPublic />;
  const perDay = vault && ratePerDay(vault.perBlock, blockTimeMs);
  const lasts = <Runway blocks={blocks} blockTimeMs={blockTimeMs} isKnown={isKnown} />;
  const draws = (vault?.draws ?? []).map((draw): KeyValueRow => ({
    key: draw.programme,
    label: i18n._(programmeOf(draw.programme).name),
    value: <Draw draw={draw} outlook={outlook} token={token} />,
  }));
  return (
    <Funding
      title={<Trans>Rewards vault</Trans>}
      lasts={lasts}
      rows={[
        ...rows,
        { key: 'holds', label: <Trans>Vault holds</Trans>, value: reward(vault?.balance) },
        {
          key: 'owed',
          label: <Trans>Owed now, by all it pays</Trans>,
          value: reward(isComplete ? vault?.owed : undefined),
        },
        {
          key: 'rate',
          label: <Trans>Paid a day, by all it pays</Trans>,
          value: reward(isComplete ? perDay : undefined),
        },
        ...draws,
        { key: 'runway', label: <Trans>Lasts at today's rates</Trans>, value: lasts },
        { key: 'day', label: <Trans>First payment that fails</Trans>, value: <FailureDay outlook={outlook} /> },
      ]}
    >
      {children}
    </Funding>
  );
}
