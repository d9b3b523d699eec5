import { useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useAnchoredPosition } from '../hooks/useAnchoredPosition.ts';
import { useEscape } from '../hooks/useEscape.ts';
import { color, inLight, layer, line, radius, shadow, space, width } from '../theme/theme.ts';

const Anchor = styled.span`
  border-radius: ${radius(2)};
  &[data-hint] {
    border-bottom: var(--line-hair) dashed ${color('border-control')};
    cursor: help;
  }
`;

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

interface TooltipProps {
  /** Must not be the only place of a fact. */
  readonly content: ReactNode;
  readonly children: ReactNode;
  readonly hint?: boolean;
  readonly focusable?: boolean;
  readonly className?: string;
}

function OpenBubble(props: {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const style = useAnchoredPosition(props.anchor, box, { side: 'above', align: 'start' });
  return createPortal(
    <Bubble ref={box} id={props.id} role="tooltip" style={style}>
      {props.children}
    </Bubble>,
    document.body,
  );
}

export function Tooltip({ content, children, hint = true, focusable = true, className }: TooltipProps): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const show = (): void => setOpen(true);
  const hide = (): void => setOpen(false);
  useEscape(open, hide);
  return (
    <>
      <Anchor
        ref={anchor}
        className={className}
        data-hint={hint ? '' : undefined}
        tabIndex={focusable ? 0 : undefined}
        aria-describedby={open ? id : undefined}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {children}
      </Anchor>
      {open && (
        <OpenBubble id={id} anchor={anchor}>
          {content}
        </OpenBubble>
      )}
    </>
  );
}
