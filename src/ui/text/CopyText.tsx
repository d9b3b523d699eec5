import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { announce } from '../feedback/announce.ts';
import { useWhenChanged } from '../hooks/useWhenChanged.ts';
import { Icon } from './Icon.tsx';
import { color, media, radius, space } from '../theme/theme.ts';

const feedbackMs = 500;

type CopyState = 'idle' | 'copied' | 'failed';

function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

const touchReach = '-12px -4px';

const Press = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  border-radius: ${radius(2)};
  color: ${color('accent-text')};
  text-align: left;
  &:hover {
    text-decoration: underline;
    text-underline-offset: var(--s-05);
  }
  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: ${touchReach};
    }
  }
`;

interface CopyTextProps {
  readonly text: string;
  readonly label?: string;
  readonly children?: ReactNode;
}

export function CopyText({ text, label, children }: CopyTextProps): ReactElement {
  const { t } = useLingui();
  const { state, copy } = useCopy();
  useWhenChanged(state, (now) => {
    if (now === 'copied') announce(t`Copied`);
    if (now === 'failed') announce(t`The browser blocked copying`);
  });
  const icon = { idle: 'copy', copied: 'check', failed: 'cross' } as const;
  return (
    <Press type="button" aria-label={label} onClick={() => void copy(text)}>
      <Icon name={icon[state]} size={14} />
      {children}
    </Press>
  );
}
