import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { knownTokens, nativeCurrency } from '../../config/tokens/tokens.ts';
import { currencyId, sameCurrency } from '../../domain/tokens/currency.ts';
import { parseAddress } from '../../domain/tokens/parseAddress.ts';
import { pickedByEnter, searchTokens } from '../../domain/tokens/searchTokens.ts';
import type { Currency } from '../../domain/tokens/types.ts';
import { valueOf } from '../../lib/loadable.ts';
import { useToken } from '../../reads/useToken.ts';
import { TextField } from '../../ui/TextField.tsx';
import { PickerHint, PickerList, PickerSearch } from './PickerStyles.ts';
import { TokenRow } from './TokenRow.tsx';

export interface PickerViewProps {
  readonly selected: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}

const offered: readonly Currency[] = [nativeCurrency, ...knownTokens];

/** What the text finds: among the known tokens, or the token behind a pasted address. */
const useFound = (text: string) => {
  const address = parseAddress(text.trim());
  const listed = searchTokens(offered, text);
  const asked = address !== undefined && listed.length === 0 ? address : undefined;
  const token = useToken(asked);
  const fetched = asked === undefined ? undefined : valueOf(token);
  return {
    found: fetched ? [fetched] : listed,
    looking: asked !== undefined && token.status === 'loading',
    noToken: asked !== undefined && token.status === 'failed',
  };
};

/** Search on top, rows below: arrows move, Enter picks. */
export function PickerView({ selected, onPick }: PickerViewProps): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { found, looking, noToken } = useFound(text);
  const current = Math.min(active, found.length - 1);
  const activeRow = found[current];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const moved = current + (event.key === 'ArrowDown' ? 1 : -1);
      const next = Math.max(0, Math.min(found.length - 1, moved));
      setActive(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const picked = active > 0 || text === '' ? activeRow : pickedByEnter(found, text, nativeCurrency);
      if (picked) onPick(picked);
    }
  };

  return (
    <>
      <PickerSearch>
        <TextField
          label={t`Search name or paste address`}
          hideLabel
          icon="search"
          placeholder={t`Search name or paste address`}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeRow && `${listId}-${currencyId(activeRow)}`}
          autoFocus
        />
      </PickerSearch>
      <PickerList ref={list} id={listId} role="listbox" aria-label={t`Tokens`}>
        {found.map((currency, place) => (
          <TokenRow
            key={currencyId(currency)}
            id={`${listId}-${currencyId(currency)}`}
            currency={currency}
            active={place === current}
            selected={selected !== undefined && sameCurrency(selected, currency)}
            onPick={onPick}
          />
        ))}
      </PickerList>
      {found.length === 0 && (
        <PickerHint role="status">
          {looking && <Trans>Looking this address up on the chain</Trans>}
          {noToken && <Trans>There is no token at this address on Polygon. Check the address.</Trans>}
          {!looking && !noToken && (
            <Trans>No token found. Paste a token address to trade one that is not listed.</Trans>
          )}
        </PickerHint>
      )}
    </>
  );
}
