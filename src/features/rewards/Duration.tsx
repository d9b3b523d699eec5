import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

const [DAY, HOUR, MINUTE] = [86_400, 3_600, 60];

/** Shows the two largest units: days and hours, or hours and minutes, or minutes alone. */
export function Duration({ seconds }: { readonly seconds: bigint }): ReactElement {
  const left = Number(seconds);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days >= 2) return <Plural value={days} one="# day" other="# days" />;
  if (days > 0) {
    return (
      <Trans>
        {days} d {hours} h
      </Trans>
    );
  }
  if (hours > 0) {
    return (
      <Trans>
        {hours} h {minutes} min
      </Trans>
    );
  }
  return minutes > 0 ? <Trans>{minutes} min</Trans> : <Trans>Less than a minute</Trans>;
}
