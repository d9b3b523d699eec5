import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../text/Icon.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { color, inLight, line, media, radius, shadow, space, text, weight, width } from '../theme/theme.ts';

const markSide = '20px';
const icons = { success: 'check', warning: 'alert', danger: 'cross' } as const;

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${markSide} 1fr ${markSide};
  gap: ${space(2.5)};
  width: ${width('toast')};
  max-width: 100%;
  padding: ${space(3)};
  overflow: hidden;
  background: ${color('surface-2')};
  border: ${line('border')};
  border-radius: ${radius(10)};
  box-shadow: ${shadow(2)};
  ${inLight} & {
    background: ${color('surface-1')};
  }
  & > [data-mark] {
    height: ${markSide};
    display: grid;
    place-items: center;
  }
  & > [data-mark='busy'] {
    color: ${color('accent-text')};
  }
  & > [data-mark='success'] {
    color: ${color('success-text')};
  }
  & > [data-mark='warning'] {
    color: ${color('warning-text')};
  }
  & > [data-mark='danger'] {
    color: ${color('danger-text')};
  }
  & strong {
    display: block;
    font-weight: ${weight('semibold')};
  }
  & p {
    ${text(12)}
    color: ${color('text-2')};
  }
  & > button {
    margin: calc(-1 * var(--s-15));
    ${media.phone} {
      margin: calc(-1 * var(--s-3));
    }
  }
  & > [data-time] {
    position: absolute;
    inset: auto 0 0;
    height: var(--line-mark);
    background: ${color('border-control')};
    transform-origin: left;
    animation: drain linear forwards;
  }
  ${media.stillMotion} {
    & > [data-time] {
      display: none;
    }
  }
`;

interface ToastProps {
  readonly tone: 'busy' | 'success' | 'warning' | 'danger';
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
  /** The owner removes the toast; this only times its line. */
  readonly removeAfterMs?: number | undefined;
}

export function Toast({ tone, title, children, action, onDismiss, removeAfterMs }: ToastProps): ReactElement {
  const { t } = useLingui();
  const time: CSSProperties = { animationDuration: `${removeAfterMs ?? 0}ms` };
  return (
    <Box>
      <span data-mark={tone}>{tone === 'busy' ? <Spinner /> : <Icon name={icons[tone]} />}</span>
      <div>
        <strong>{title}</strong>
        {children !== undefined && <p>{children}</p>}
        {action}
      </div>
      <IconButton icon="cross" label={t`Dismiss`} onClick={onDismiss} />
      {removeAfterMs !== undefined && <span data-time="" style={time} />}
    </Box>
  );
}
