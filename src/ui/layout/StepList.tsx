import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon.tsx';
import { color, line, space, text, weight, withText } from '../theme/theme.ts';

const dot = withText('20px');

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  & > li {
    display: grid;
    grid-template-columns: ${dot} minmax(0, 1fr) auto;
    gap: ${space(2)};
    ${text(13)}
    color: ${color('text-3')};
  }
  & > li[data-now] {
    color: ${color('text-1')};
    font-weight: ${weight('medium')};
  }
  & small {
    display: block;
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: ${dot};
  height: ${dot};
  border: ${line('border-control')};
  border-radius: 50%;
  ${text(12)}
  [data-now] > & {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('text-on-fill')};
  }
  [data-done] > & {
    border-color: ${color('success-border')};
    color: ${color('success-text')};
  }
`;

export interface ShownStep {
  readonly key: string;
  readonly isDone: boolean;
  readonly words: ReactNode;
}

interface StepListProps {
  readonly steps: readonly ShownStep[];
  readonly children?: ReactNode;
}

export function StepList({ steps, children }: StepListProps): ReactElement {
  const { t } = useLingui();
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <List aria-label={t`Steps`}>
      {steps.map(({ key, isDone, words }, index) => (
        <li
          key={key}
          data-done={isDone ? '' : undefined}
          data-now={index === next ? '' : undefined}
          aria-current={index === next ? 'step' : undefined}
        >
          <Dot aria-hidden="true" translate="no">
            {isDone ? <Icon name="check" size={12} /> : index + 1}
          </Dot>
          <span>{words}</span>
          {isDone && (
            <span>
              <Trans>Done</Trans>
            </span>
          )}
        </li>
      ))}
      {children}
    </List>
  );
}
