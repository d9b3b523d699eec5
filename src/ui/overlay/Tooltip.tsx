import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEscape } from '../hooks/useEscape.ts';
import { lazyPart } from '../lazyPart.tsx';
import { color, radius } from '../theme/theme.ts';

const Anchor = styled.span`
  border-radius: ${radius(2)};
  &[data-hint] {
    border-bottom: var(--line-hair) dashed ${color('border-control')};
    cursor: help;
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

/** Loads with the first tooltip that opens. */
const TooltipBubble = lazyPart(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

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
        <TooltipBubble id={id} anchor={anchor}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
