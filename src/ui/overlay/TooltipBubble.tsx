import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useAnchoredPosition } from '../hooks/useAnchoredPosition.ts';
import { color, inLight, layer, line, radius, shadow, space, width } from '../theme/theme.ts';

const Bubble = styled.div`
  z-index: ${layer('tooltip')};
  max-width: ${width('tooltip')};
  padding: ${space(2, 3)};
  background: ${color('surface-3')};
  border: ${line('border')};
  border-radius: ${radius(6)};
  box-shadow: ${shadow(2)};
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: ${color('text-2')};
  pointer-events: none;
  ${inLight} & {
    background: ${color('surface-1')};
  }
`;

interface BubbleProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function TooltipBubble({ id, anchor, children }: BubbleProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const style = useAnchoredPosition(anchor, box, { side: 'above', align: 'start' });
  return createPortal(
    <Bubble ref={box} id={id} role="tooltip" style={style}>
      {children}
    </Bubble>,
    document.body,
  );
}
