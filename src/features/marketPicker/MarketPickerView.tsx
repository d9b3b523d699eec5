import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { rules } from '#config/rules.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { followListKeys, type ListKeys } from '#ui/fields/listKeys.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StarButton, useMarketList, useMarketPath, type MarketListView, type MarketRow } from '../markets/index.ts';
import { AddressFault } from '../addressFault/index.ts';
import { MarketOption } from './MarketOption.tsx';
import { Foot, Hint, Options, Search, SearchText } from './PickerStyles.ts';

const shownMarkets = {
  sort: { column: 'liquidity', direction: 'descending' },
  starredFirst: true,
  count: rules.markets.shown,
} as const;

function NoOptions({ list, text }: { readonly list: MarketListView; readonly text: string }): ReactElement {
  if (addressFault(text) !== undefined) {
    return (
      <Hint role="status">
        <AddressFault text={text} />
      </Hint>
    );
  }
  if (list.status === 'failed') {
    return (
      <Hint role="status">
        <Trans>Couldn't load markets. Retrying with each new block.</Trans>
      </Hint>
    );
  }
  if (list.total === undefined) return <Skeleton $height="160px" />;
  return (
    <Hint role="status">
      {list.isSearching || list.status === 'reading' ? (
        <Trans>Searching all markets</Trans>
      ) : (
        <Trans>No market found. Try a symbol, a name, or the address of a token or a pool.</Trans>
      )}
    </Hint>
  );
}

interface MarketPickerViewProps {
  readonly selected: string | undefined;
  readonly onPick: (path: string) => void;
}

interface SearchFieldProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly listId: string;
  readonly activeRow: MarketRow | undefined;
}

function SearchField({ text, onType, onKeyDown, listId, activeRow }: SearchFieldProps): ReactElement {
  const { t } = useLingui();
  return (
    <SearchText
      kind="search"
      type="text"
      label={t`Search symbol, name or address`}
      hideLabel
      icon="search"
      placeholder={t`Search symbol, name or address`}
      value={text}
      onChange={onType}
      onKeyDown={onKeyDown}
      role="combobox"
      aria-expanded
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={activeRow && `${listId}-${activeRow.pair}`}
      data-autofocus=""
    />
  );
}

function Count({ found }: Pick<MarketListView, 'found'>): ReactElement {
  return (
    <Foot>
      <span role="status">
        <Plural value={found} one="# market" other="# markets" />
      </span>
      <span>
        <Trans>Pool price</Trans>
      </span>
      <RouteLink to={paths.market}>
        <Trans>All markets</Trans>
      </RouteLink>
    </Foot>
  );
}

export function MarketPickerView({ selected, onPick }: MarketPickerViewProps): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const options = useRef<HTMLUListElement>(null);
  const marketPath = useMarketPath();
  const list = useMarketList({ ...shownMarkets, text });
  const current = Math.max(0, Math.min(active, list.rows.length - 1));
  const activeRow = list.rows[current];
  const here = list.rows.find(({ pair }) => pair === selected);
  const pick = (row: MarketRow): void => onPick(marketPath(row));

  const keys: ListKeys = {
    active: current,
    last: list.rows.length - 1,
    onMove: (next) => {
      setActive(next);
      options.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    },
    onTake: () => activeRow && pick(activeRow),
  };

  return (
    <>
      <Search>
        <SearchField
          text={text}
          onType={(typed) => {
            setText(typed);
            setActive(0);
          }}
          onKeyDown={(event) => followListKeys(event, keys)}
          listId={listId}
          activeRow={activeRow}
        />
        {here && <StarButton row={here} />}
      </Search>
      <Options ref={options} id={listId} role="listbox" aria-label={t`Markets`}>
        {list.rows.map((row, index) => (
          <MarketOption
            key={row.pair}
            id={`${listId}-${row.pair}`}
            row={row}
            active={index === current}
            selected={row.pair === selected}
            onPick={pick}
          />
        ))}
      </Options>
      {list.rows.length === 0 && <NoOptions list={list} text={text} />}
      <Count found={list.found} />
    </>
  );
}
