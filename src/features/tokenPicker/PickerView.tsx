import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { currencyId } from '../../domain/tokens/currency.ts';
import type { Currency } from '../../domain/tokens/types.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { currencyPicked } from '../../state/user/slice.ts';
import { Modal } from '../../ui/Modal.tsx';
import { OtherView } from './PickerStyles.ts';
import { MANAGE, placeBefore, SEARCH } from './places.ts';
import type { PickerPlace, TokenPickerProps } from './places.ts';
import { SearchView } from './SearchView.tsx';

const ManageView = lazy(() => import('./ManageView.tsx').then(({ ManageView }) => ({ default: ManageView })));
const ImportTokenView = lazy(() =>
  import('./ImportTokenView.tsx').then(({ ImportTokenView }) => ({ default: ImportTokenView })),
);
const ImportListView = lazy(() =>
  import('./ImportListView.tsx').then(({ ImportListView }) => ({ default: ImportListView })),
);

interface PlaceProps extends Omit<TokenPickerProps, 'open'> {
  readonly place: PickerPlace;
  /** Search was left and is there again. */
  readonly isBack: boolean;
  readonly onGo: (place: PickerPlace) => void;
}

function Place({ place, isBack, onGo, selected, onPick, onClose }: PlaceProps): ReactElement {
  const back = (): void => onGo(placeBefore(place) ?? SEARCH);
  if (place.view === 'search') {
    return (
      <SearchView
        selected={selected}
        takesFocus={isBack}
        onPick={onPick}
        onImport={(token) => onGo({ view: 'importToken', tokens: [token], from: 'search' })}
        onManage={() => onGo(MANAGE)}
      />
    );
  }
  if (place.view === 'manage') {
    return (
      <ManageView
        onBack={back}
        onDone={onClose}
        onImportTokens={(tokens) => onGo({ view: 'importToken', tokens, from: 'manage' })}
        onImportList={(url) => onGo({ view: 'importList', url })}
      />
    );
  }
  if (place.view === 'importList') return <ImportListView url={place.url} onBack={back} onDone={() => onGo(MANAGE)} />;
  const { tokens, from } = place;
  const onImported = from === 'search' ? onPick : back;
  return <ImportTokenView tokens={tokens} onBack={back} onImported={onImported} />;
}

/** Takes the focus into a view that took the place of the one that had it, unless a field in it has it already. */
const focusInside = (box: HTMLElement | null): void => {
  if (box && !box.contains(document.activeElement)) box.focus({ preventScroll: true });
};

/** The dialog with its four views (spec 000 section 2). It opens on search. */
export function PickerView({ open, onClose, selected, onPick }: TokenPickerProps): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [place, setPlace] = useState(SEARCH);
  const [isBack, setBack] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setPlace(SEARCH);
      setBack(false);
    }
  }
  const go = (to: PickerPlace): void => {
    setPlace(to);
    setBack(true);
  };
  const titles: Readonly<Record<PickerPlace['view'], string>> = {
    search: t`Select a token`,
    manage: t`Manage`,
    importToken: t`Import token(s)`,
    importList: t`Import list`,
  };
  const pick = (currency: Currency): void => {
    dispatch(currencyPicked({ chainId: currency.chainId, id: currencyId(currency) }));
    onPick(currency);
  };
  const before = placeBefore(place);
  const view = <Place place={place} isBack={isBack} onGo={go} selected={selected} onPick={pick} onClose={onClose} />;
  return (
    <Modal open={open} onClose={onClose} title={titles[place.view]} onBack={before && (() => go(before))} flush>
      {place.view === 'search' ? (
        view
      ) : (
        <OtherView key={place.view} data-view={place.view} ref={focusInside} tabIndex={-1}>
          <Suspense fallback={null}>{view}</Suspense>
        </OtherView>
      )}
    </Modal>
  );
}
