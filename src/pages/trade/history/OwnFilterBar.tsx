import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { activeParts, ALL, HERE, noFilter, withoutPart, type FilterPart } from '#domain/history/ownFilter.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { color, height, media, space, text } from '#ui/theme/theme.ts';
import { partWords } from './filterWords.ts';
import { OwnFilterForm, type FilterChoices } from './OwnFilterForm.tsx';
import type { OwnTable } from './useOwnTable.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 2)};
  padding: ${space(1, 3)};
  ${text(12)}
  & > * {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)};
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color('text-3')};
  }
  ${media.touch} {
    padding: ${space(0, 3)};
    & > * {
      gap: ${space(3)};
    }
    & > :last-child {
      margin-left: auto;
    }
    & button,
    & label {
      min-height: ${height('touch')};
    }
  }
`;

const focusFilter = (control: HTMLElement): void =>
  control.closest('[role="group"]')?.querySelector<HTMLElement>('[data-part="filter"]')?.focus();

interface TableProps {
  readonly table: OwnTable<unknown>;
}

interface OwnFilterBarProps extends TableProps, FilterChoices {
  readonly children: ReactNode;
}

function Menu({ table, ...choices }: TableProps & FilterChoices): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  const form = <OwnFilterForm {...choices} filter={table.filter} onChange={table.setFilter} onClose={close} />;
  return (
    <>
      <Button
        ref={anchor}
        size="xs"
        icon="sliders"
        data-part="filter"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Trans>Filter</Trans>
      </Button>
      {isPhone ? (
        <Modal open={open} onClose={close} title={t`Filter`} low>
          {form}
        </Modal>
      ) : (
        <Popover open={open} onClose={close} anchor={anchor} label={t`Filter`} align="start">
          {form}
        </Popover>
      )}
    </>
  );
}

function Marks({ table, markets }: TableProps & Pick<FilterChoices, 'markets'>): ReactElement {
  const { t, i18n } = useLingui();
  const { filter, setFilter } = table;
  const nameOf = (part: FilterPart): string => {
    const words = partWords(filter, part);
    return words ? i18n._(words) : (markets.get(filter.market) ?? t`Another market`);
  };
  return (
    <>
      {activeParts(filter).map((part) => {
        const name = nameOf(part);
        return (
          <Button
            key={part}
            size="xs"
            variant="outline"
            aria-label={t`Remove filter: ${name}`}
            onClick={({ currentTarget }) => {
              focusFilter(currentTarget);
              setFilter(withoutPart(filter, part));
            }}
          >
            {name}
            <Icon name="cross" size={12} />
          </Button>
        );
      })}
    </>
  );
}

export function OwnFilterBar({ table, children, ...choices }: OwnFilterBarProps): ReactElement {
  const { filter, setFilter } = table;
  return (
    <Bar>
      <span>
        <Menu table={table} {...choices} />
        <label>
          <input
            type="checkbox"
            checked={filter.market === HERE}
            onChange={({ target }) => setFilter({ ...filter, market: target.checked ? HERE : ALL })}
          />
          <Trans>This market only</Trans>
        </label>
        <Marks table={table} markets={choices.markets} />
      </span>
      <span>{children}</span>
    </Bar>
  );
}

export function NoMatch({ table, title }: TableProps & { readonly title: ReactNode }): ReactElement {
  const { undated } = table;
  return (
    <EmptyState
      icon="list"
      title={title}
      action={
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            focusFilter(currentTarget);
            table.setFilter(noFilter);
          }}
        >
          <Trans>Clear filter</Trans>
        </Button>
      }
    >
      {undated > 0 && <Trans>Left out because their time is unknown: {undated}</Trans>}
    </EmptyState>
  );
}
