import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ChangeBps } from '#domain/prices/dollarValue.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { DayChange } from './DayChange.tsx';

export function DoubtedChange({ change }: { readonly change: ChangeBps | undefined }): ReactElement {
  const { bps, other } = change ?? {};
  if (bps === undefined || other === undefined || bps === other) return <DayChange bps={bps} />;
  const [low, high] = [signedPercent(bps), signedPercent(other)];
  return (
    <Tooltip
      content={
        <Trans>
          Deep pools disagree: {low} or {high}.
        </Trans>
      }
    >
      <DayChange bps={bps} /> <Trans>(uncertain)</Trans>
    </Tooltip>
  );
}
