import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';

const MS_PER_DAY = 86_400_000n;

export const SHORT_RUNWAY_DAYS = 7;

export const runwayDays = (blocks: bigint, blockTimeMs: number): number =>
  Number((blocks * BigInt(blockTimeMs)) / MS_PER_DAY);

interface RunwayProps {
  /** Blocks for which rewards can be paid; 0: not even now, undefined: nothing is paid. */
  readonly blocks: bigint | undefined;
  readonly blockTimeMs: number;
  readonly isKnown: boolean;
}

export function Runway({ blocks, blockTimeMs, isKnown }: RunwayProps): ReactElement {
  if (!isKnown) return <>{NO_VALUE}</>;
  if (blocks === undefined) return <Trans>Nothing is paid now</Trans>;
  if (blocks === 0n) return <Trans>Short now</Trans>;
  const days = runwayDays(blocks, blockTimeMs);
  if (days === 0) return <Trans>Less than a day</Trans>;
  return <Plural value={days} one="about # day" other="about # days" />;
}

interface FundingProps {
  readonly title: ReactNode;
  readonly lasts: ReactNode;
  readonly rows: readonly KeyValueRow[];
  readonly children: ReactNode;
}

export function Funding({ title, lasts, rows, children }: FundingProps): ReactElement {
  return (
    <Disclosure>
      <summary>
        <span>{title}</span>
        <span>{lasts}</span>
      </summary>
      <div>
        <KeyValue rows={rows} />
        <p>{children}</p>
      </div>
    </Disclosure>
  );
}
