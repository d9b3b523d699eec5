import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { unknown } from '#domain/format/unknown.ts';
import { dateMs } from '#domain/staking/lock.ts';
import type { Token } from '#domain/tokens/types.ts';

/** Every digit of an amount, for what is signed. */
export function Exact({ raw, token }: { readonly raw: bigint | undefined; readonly token: Token }): ReactElement {
  if (raw === undefined) return <>{unknown}</>;
  return (
    <>
      {exactText(raw, token.decimals)} {shortenSymbol(token.symbol)}
    </>
  );
}

/** A number of months, in words. */
export function Months({ months }: { readonly months: bigint }): ReactElement {
  return <Plural value={Number(months)} one="# month" other="# months" />;
}

interface UnlockDateProps {
  /** Unix seconds; undefined while unknown. */
  readonly seconds: bigint | undefined;
  readonly isShort?: boolean;
}

/** A date with its time of day; the date alone where it is short. */
export function UnlockDate({ seconds, isShort = false }: UnlockDateProps): ReactElement {
  const { i18n } = useLingui();
  const ms = seconds === undefined ? undefined : dateMs(seconds);
  if (ms === undefined) return seconds === undefined ? <>{unknown}</> : <Trans>Beyond any calendar</Trans>;
  const date = new Date(ms);
  const full = i18n.date(date, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={date.toISOString()} title={full}>
      {isShort ? i18n.date(date, { dateStyle: 'medium' }) : full}
    </time>
  );
}
