import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRovingFocus } from '../hooks/useRovingFocus.ts';
import { color, glide, height, media, radius, space, weight } from '../theme/theme.ts';

const countHeight = '16px';
const minCountWidth = '18px';
const reach = space(2);

const Row = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${space(4)};
  height: var(--tabs-height, ${height('md')});
  overflow-x: auto;
  scrollbar-width: none;
  ${media.touch} {
    height: var(--tabs-height, ${height('touch')});
  }
  & > button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    color: ${color('text-3')};
    font-size: var(--fs-13);
    font-weight: ${weight('medium')};
    white-space: nowrap;
    transition: ${glide('fast', 'color')};
  }
  & > button:focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  & > button:hover,
  & > [aria-selected='true'] {
    color: ${color('text-1')};
  }
  & > [aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: var(--line-mark);
    background: ${color('accent-text')};
    border-radius: var(--r-2) var(--r-2) 0 0;
  }
  ${media.phone} {
    gap: 0;
    margin: 0 calc(-1 * ${reach});
    & > button {
      padding: 0 ${reach};
    }
    & > [aria-selected='true']::after {
      inset: auto ${reach} 0;
    }
  }
`;

const Count = styled.span`
  min-width: ${minCountWidth};
  height: ${countHeight};
  padding: ${space(0, 1)};
  border-radius: ${radius('full')};
  background: ${color('surface-3')};
  color: ${color('text-2')};
  font-size: var(--fs-12);
  line-height: calc(${countHeight} / var(--drawn));
  text-align: center;
`;

export interface TabItem<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly count?: number;
}

interface TabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly panelId: string;
  readonly className?: string;
}

const tabId = (panelId: string, value: string): string => `${panelId}-${value}`;

export function Tabs<V extends string>(props: TabsProps<V>): ReactElement {
  const { label, tabs, value, onChange, panelId, className } = props;
  const { ref, onKeyDown } = useRovingFocus<HTMLDivElement>('[role="tab"]', (index) => {
    const tab = tabs[index];
    if (tab !== undefined) onChange(tab.value);
  });
  return (
    <Row ref={ref} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(panelId, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <Count translate="no">{tab.count}</Count>}
        </button>
      ))}
    </Row>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly tab: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function TabPanel({ id, tab, children, className }: TabPanelProps): ReactElement {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, tab)} className={className}>
      {children}
    </div>
  );
}
