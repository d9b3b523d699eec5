import { Trans } from '@lingui/react/macro';
import { useRef, type ReactElement, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useAnchoredPosition } from '#ui/hooks/useAnchoredPosition.ts';
import { SourceKey } from '#ui/text/SourceKey.tsx';
import { color, inLight, layer, line, radius, shadow, space, text, weight } from '#ui/theme/theme.ts';
import type { LadderSideName, LevelView } from './ladderView.ts';

const Card = styled.dl`
  z-index: ${layer('tooltip')};
  display: grid;
  grid-template-columns: auto auto;
  gap: ${space(1, 4)};
  margin: 0;
  padding: ${space(2, 3)};
  background: ${color('surface-3')};
  border: ${line('border')};
  border-radius: ${radius(6)};
  box-shadow: ${shadow(2)};
  ${text(12)}
  pointer-events: none;
  ${inLight} & {
    background: ${color('surface-1')};
  }
  & dt {
    color: ${color('text-2')};
  }
  & dd {
    margin: 0;
    text-align: right;
    font-weight: ${weight('medium')};
    color: ${color('text-1')};
  }
`;

interface LevelCardProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly side: LadderSideName;
  readonly level: LevelView;
  readonly baseSymbol: string;
}

/**
 * Fill from the best level down to this one. Hidden from the accessibility tree, because its row references it as a
 * description.
 */
export function LevelCard({ id, anchor, side, level, baseSymbol }: LevelCardProps): ReactElement {
  const box = useRef<HTMLDListElement>(null);
  const style = useAnchoredPosition(anchor, box, { side: side === 'asks' ? 'above' : 'below', align: 'end' });
  const { orders, pool, total, average } = level.details();
  const tone = side === 'asks' ? 'sell' : 'buy';
  return createPortal(
    <Card id={id} ref={box} style={style} aria-hidden="true">
      <dt>
        <SourceKey source="book" tone={tone} /> <Trans>Orders</Trans>
      </dt>
      <dd translate="no">{orders}</dd>
      <dt>
        <SourceKey source="pool" tone={tone} /> <Trans>Pool</Trans>
      </dt>
      <dd translate="no">{pool}</dd>
      <dt>
        <Trans>Up to {level.price}</Trans>
      </dt>
      <dd translate="no">
        {total} {baseSymbol}
      </dd>
      <dt>
        <Trans>Average price</Trans>
      </dt>
      <dd translate="no">{average}</dd>
      {level.own && (
        <>
          <dt>
            <SourceKey source="own" /> <Trans>Yours</Trans>
          </dt>
          <dd>
            <Trans>in this level</Trans>
          </dd>
        </>
      )}
    </Card>,
    document.body,
  );
}
