import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { color, height, screenReaderOnly, space, text, weight } from './theme/theme.ts';

export type StepState = 'done' | 'now' | 'wait' | 'fail';

const ring = '1.5px';
const markSide = '24px';
const joint = '20px';

const List = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: ${markSide} 1fr auto;
    gap: ${space(3)};
    align-items: center;
    min-height: ${height('md')};
  }
  & > li + li::before {
    content: '';
    position: absolute;
    left: calc(${markSide} / 2 - var(--line-hair) / 2);
    top: calc(${joint} / -2);
    width: var(--line-hair);
    height: ${joint};
    background: ${color('border-control')};
  }
  & [data-mark] {
    z-index: 1;
    width: ${markSide};
    height: ${markSide};
    display: grid;
    place-items: center;
    border: ${ring} solid ${color('border-control')};
    border-radius: 50%;
    background: ${color('surface-1')};
    color: ${color('text-3')};
    font-size: var(--fs-12);
    font-weight: ${weight('semibold')};
  }
  & > [data-state='done'] [data-mark] {
    background: ${color('success-soft')};
    border-color: ${color('success-border')};
    color: ${color('success-text')};
  }
  & > [data-state='now'] [data-mark] {
    border-color: ${color('accent-text')};
    color: ${color('accent-text')};
  }
  & > [data-state='fail'] [data-mark] {
    border-color: ${color('danger-border')};
    color: ${color('danger-text')};
  }
  & > [data-state='wait'] > span + span {
    color: ${color('text-3')};
  }
  & small {
    display: block;
    ${text(12)}
    color: ${color('text-3')};
  }
  & [data-word] {
    ${screenReaderOnly}
  }
`;

export interface Step {
  readonly key: string;
  readonly state: StepState;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
}

const mark = (state: StepState, index: number): ReactNode => {
  if (state === 'done') return <Icon name="check" size={12} />;
  if (state === 'fail') return <Icon name="cross" size={12} />;
  return state === 'now' ? <Spinner $size={12} /> : index + 1;
};

/** Work of several steps: what is done, what happens now, what waits. */
export function Steps({ steps }: { readonly steps: readonly Step[] }): ReactElement {
  const { t } = useLingui();
  const words: Readonly<Record<StepState, string>> = { done: t`Done`, now: t`In progress`, wait: t`Waiting`, fail: t`Failed` };
  return (
    <List>
      {steps.map((step, index) => (
        <li key={step.key} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span data-mark="" aria-hidden="true">
            {mark(step.state, index)}
          </span>
          <span>
            {step.title} <span data-word="">{words[step.state]}</span>
            {step.note !== undefined && <small>{step.note}</small>}
          </span>
          {step.end}
        </li>
      ))}
    </List>
  );
}
