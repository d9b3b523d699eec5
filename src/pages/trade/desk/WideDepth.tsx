import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { withDepth } from '#domain/desk/changeLayout.ts';
import type { DepthPlace } from '#domain/desk/deskLayout.ts';
import { deskStore } from '#stores/deskStore.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { MarketDepth, type MarketDepthProps } from '../book/MarketDepth.tsx';
import { depthWords } from './depthWords.ts';
import { WideArea, WideHead } from './DeskStyles.ts';
import { focusPart } from './focusPart.ts';

const places = ['below', 'instead'] as const;

interface WideDepthProps extends MarketDepthProps {
  readonly place: Exclude<DepthPlace, 'tab'>;
}

export function WideDepth({ place, ...depth }: WideDepthProps): ReactElement {
  const { t, i18n } = useLingui();
  const choose = (next: DepthPlace): void => deskStore.set(withDepth(deskStore.current(), next));
  return (
    <WideArea data-place={place} role="group" aria-label={t`Depth chart`}>
      <WideHead>
        <h2>
          <Trans>Depth chart</Trans>
        </h2>
        <Segmented
          size="sm"
          label={t`Depth chart`}
          options={places.map((value) => ({ value, label: i18n._(depthWords[value]) }))}
          value={place}
          onChange={choose}
        />
        <IconButton
          icon="cross"
          label={t`Show the depth chart in its tab only`}
          onClick={() => {
            choose('tab');
            focusPart('book');
          }}
        />
      </WideHead>
      <MarketDepth {...depth} />
    </WideArea>
  );
}
