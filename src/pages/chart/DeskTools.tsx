import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { chartCounts, chartLinks, type ChartCount, type ChartLink } from '#domain/desk/chartGrid.ts';
import { createStoredChoice, type StoredChoice } from '#lib/storedChoice.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Group, Panel, Strip } from './ChartPageStyles.ts';
import type { ChartGridControls } from './useChartGrid.ts';

type Shown = 'shown' | 'hidden';

export const columns = {
  ticket: createStoredChoice<Shown>(laterStorageKeys.chartTicket, ['shown', 'hidden']),
  watchlist: createStoredChoice<Shown>(laterStorageKeys.chartWatchlist, ['shown', 'hidden']),
};

interface Column {
  readonly isShown: boolean | undefined;
  readonly toggle: () => void;
}

export const useColumn = ({ subscribe, read, choose }: StoredChoice<Shown>, query: string): Column => {
  const isShown = useSyncExternalStore(subscribe, read) === 'shown';
  return {
    isShown: useMediaQuery(query) ? isShown : undefined,
    toggle: () => choose(isShown ? 'hidden' : 'shown'),
  };
};

interface ColumnButtonProps extends Column {
  readonly children: ReactNode;
}

function ColumnButton({ isShown, toggle, children }: ColumnButtonProps): ReactElement | null {
  if (isShown === undefined) return null;
  return (
    <Button size="xs" variant="ghost" aria-pressed={isShown} onClick={toggle}>
      {children}
    </Button>
  );
}

const linkWords: Readonly<Record<ChartLink, ReactElement>> = {
  market: <Trans>Same market</Trans>,
  interval: <Trans>Same interval</Trans>,
  crosshair: <Trans>Same crosshair</Trans>,
};

function Links({ grid, link }: Pick<ChartGridControls, 'grid' | 'link'>): ReactElement {
  const { t } = useLingui();
  return (
    <Group role="group" aria-label={t`Linked charts`}>
      {chartLinks.map((each) => {
        const isOn = grid.linked.includes(each);
        return (
          <Button key={each} size="xs" variant="ghost" aria-pressed={isOn} onClick={() => link(each, !isOn)}>
            {linkWords[each]}
          </Button>
        );
      })}
    </Group>
  );
}

const countOptions = chartCounts.map((count) => ({
  value: `${count}` as const,
  label: <span translate="no">{count}</span>,
}));

interface DeskToolsProps {
  readonly controls: ChartGridControls;
  readonly watchlist: Column;
  readonly ticket: Column;
}

export function DeskTools({ controls, watchlist, ticket }: DeskToolsProps): ReactElement {
  const { t } = useLingui();
  return (
    <Panel aria-label={t`View`}>
      <Strip>
        <Segmented
          size="sm"
          label={t`Number of charts`}
          options={countOptions}
          value={`${controls.grid.count}`}
          onChange={(count) => controls.choose(Number(count) as ChartCount)}
        />
        {controls.grid.count > 1 && <Links {...controls} />}
        <Group data-end="">
          <ColumnButton {...watchlist}>
            <Trans>Watchlist</Trans>
          </ColumnButton>
          <ColumnButton {...ticket}>
            <Trans>Ticket</Trans>
          </ColumnButton>
        </Group>
      </Strip>
    </Panel>
  );
}
