import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { followListKeys, type ListKeys } from '#ui/fields/listKeys.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { AddressFault } from '../addressFault/index.ts';
import { CommonBases } from './CommonBases.tsx';
import { PickerFoot, PickerFrame, PickerHint, PickerSearch } from './PickerStyles.ts';
import { activeRowId, RowList } from './RowList.tsx';
import { rowHeights } from './RowStyles.ts';
import { useFirstTokens } from './useFirstTokens.ts';
import { useFound, type Found } from './useFound.ts';
import { useRowFacts, type FactsOf } from './useRowFacts.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectMissingLists } from '#state/lists/selectors.ts';

function ListsNote(): ReactElement | null {
  const loading = useAppSelector((state) => selectMissingLists(state).loading);
  const failed = useAppSelector((state) => selectMissingLists(state).failed);
  if (failed > 0) {
    return (
      <p role="status">
        <Plural
          value={failed}
          one="Couldn't load a token list. Retrying."
          other="Couldn't load # token lists. Retrying."
        />
      </p>
    );
  }
  return loading > 0 ? (
    <p role="status">
      <Trans>Loading token lists</Trans>
    </p>
  ) : null;
}

const bringIntoView = (box: HTMLElement | null, index: number, rowHeight: number): void => {
  if (!box) return;
  const top = index * rowHeight;
  box.scrollTop = Math.min(Math.max(box.scrollTop, top + rowHeight - box.clientHeight), top);
};

function Outcome({ empty, rows, text }: Pick<Found, 'empty' | 'rows'> & { readonly text: string }): ReactElement {
  if (empty === undefined) {
    return (
      <VisuallyHidden role="status">
        <Plural value={rows.length} one="# token" other="# tokens" />
      </VisuallyHidden>
    );
  }
  return (
    <PickerHint role="status">
      {empty === 'looking' && <Trans>Looking up this address on the chain</Trans>}
      {empty === 'notAToken' && <Trans>There is no token at this address on Polygon. Check the address.</Trans>}
      {empty === 'unread' && <Trans>Couldn't load this address from the chain. Retrying shortly.</Trans>}
      {empty === 'notAnAddress' && <Trans>Enter valid token address</Trans>}
      {empty === 'faultyAddress' && (
        <>
          <Trans>Enter valid token address</Trans>. <AddressFault text={text} />
        </>
      )}
      {empty === 'nothing' && <Trans>No token found. Paste an address to trade an unlisted token.</Trans>}
    </PickerHint>
  );
}

interface SearchFieldProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly listId: string;
  readonly hasRows: boolean;
  readonly activeRow: Currency | undefined;
  readonly takesFocus: boolean;
  readonly isPhone: boolean;
}

function SearchField({
  text,
  onType,
  onKeyDown,
  listId,
  hasRows,
  activeRow,
  ...place
}: SearchFieldProps): ReactElement {
  const { t } = useLingui();
  return (
    <TextField
      kind="search"
      type="text"
      label={t`Search name or paste address`}
      hideLabel
      icon="search"
      placeholder={t`Search name or paste address`}
      value={text}
      onChange={onType}
      onKeyDown={onKeyDown}
      role="combobox"
      aria-expanded={hasRows}
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={activeRowId(listId, activeRow)}
      autoFocus={place.takesFocus && !place.isPhone}
      data-autofocus={place.isPhone ? undefined : ''}
    />
  );
}

const useRows = (text: string, isChoosing: boolean) => {
  const { account } = useWallet();
  const factsOf = useRowFacts();
  const { currencies, balances } = useFirstTokens(account, isChoosing);
  return { factsOf, balances, ...useFound(text, currencies, factsOf, account) };
};

const useChoose = (factsOf: FactsOf, { onPick, onImport }: Pick<SearchViewProps, 'onPick' | 'onImport'>) =>
  useCallback(
    (currency: Currency): void => {
      const { status } = factsOf(currency);
      if (status === 'active') onPick(currency);
      else if (status === 'import' && currency.kind === 'token') onImport(currency);
    },
    [factsOf, onPick, onImport],
  );

interface SearchViewProps {
  readonly selected: Currency | undefined;
  readonly takesFocus: boolean;
  readonly onPick: (currency: Currency) => void;
  readonly onImport: (token: Token) => void;
  readonly onManage: () => void;
}

function Foot({ onManage }: Pick<SearchViewProps, 'onManage'>): ReactElement {
  return (
    <PickerFoot>
      <ListsNote />
      <Button variant="ghost" icon="sliders" block onClick={onManage}>
        <Trans>Manage Token Lists</Trans>
      </Button>
    </PickerFoot>
  );
}

export function SearchView({ selected, takesFocus, onPick, onImport, onManage }: SearchViewProps): ReactElement {
  const [text, setText] = useState('');
  const [moved, setMoved] = useState<number>();
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const { factsOf, balances, rows, empty, byEnter } = useRows(text, moved !== undefined);
  const active = moved === undefined ? byEnter : Math.min(moved, rows.length - 1);
  const activeRow = active === undefined ? undefined : rows[active];
  const rowHeight = isPhone ? rowHeights.phone : rowHeights.desktop;

  const choose = useChoose(factsOf, { onPick, onImport });
  const keys: ListKeys = {
    active: active ?? -1,
    last: rows.length - 1,
    onMove: (next) => {
      setMoved(Math.max(next, 0));
      bringIntoView(scroller.current, next, rowHeight);
    },
    onTake: () => activeRow && choose(activeRow),
  };
  const onType = (typed: string): void => {
    setText(typed);
    setMoved(undefined);
    if (scroller.current) scroller.current.scrollTop = 0;
  };

  return (
    <PickerFrame>
      <PickerSearch>
        <SearchField
          text={text}
          onType={onType}
          onKeyDown={(event) => followListKeys(event, keys)}
          listId={listId}
          hasRows={rows.length > 0}
          activeRow={activeRow}
          takesFocus={takesFocus}
          isPhone={isPhone}
        />
        <CommonBases selected={selected} factsOf={factsOf} onPick={onPick} />
      </PickerSearch>
      <RowList
        key={rowHeight}
        id={listId}
        rows={rows}
        rowHeight={rowHeight}
        scroller={scroller}
        active={active}
        selected={selected}
        factsOf={factsOf}
        balances={balances}
        onChoose={choose}
        onHover={setMoved}
      />
      <Outcome empty={empty} rows={rows} text={text} />
      <Foot onManage={onManage} />
    </PickerFrame>
  );
}
