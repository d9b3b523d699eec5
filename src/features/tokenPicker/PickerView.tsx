import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { currencyPicked } from '#state/user/slice.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { OtherView } from './PickerStyles.ts';
import { MANAGE, pageBefore, SEARCH, type PickerPage, type TokenPickerProps } from './pickerPage.ts';
import { SearchView } from './SearchView.tsx';

const ManageView = lazyPart(async () => (await import('./ManageView.tsx')).ManageView);
const ImportTokenView = lazyPart(async () => (await import('./ImportTokenView.tsx')).ImportTokenView);
const ImportListView = lazyPart(async () => (await import('./ImportListView.tsx')).ImportListView);

interface ViewProps extends Omit<TokenPickerProps, 'open'> {
  readonly page: PickerPage;
  readonly isBack: boolean;
  readonly onGo: (page: PickerPage) => void;
}

function PageView({ page, isBack, onGo, selected, onPick, onClose }: ViewProps): ReactElement {
  const back = (): void => onGo(pageBefore(page) ?? SEARCH);
  if (page.view === 'search') {
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
  if (page.view === 'manage') {
    return (
      <ManageView
        onBack={back}
        onDone={onClose}
        onImportTokens={(tokens) => onGo({ view: 'importToken', tokens, from: 'manage' })}
        onImportList={(url) => onGo({ view: 'importList', url })}
      />
    );
  }
  if (page.view === 'importList') return <ImportListView url={page.url} onBack={back} onDone={() => onGo(MANAGE)} />;
  const { tokens, from } = page;
  const onImported = from === 'search' ? onPick : back;
  return <ImportTokenView tokens={tokens} onBack={back} onImported={onImported} />;
}

/** Keeps the focus on a field that already has it. */
const focusInside = (box: HTMLElement | null): void => {
  if (box && !box.contains(document.activeElement)) box.focus({ preventScroll: true });
};

/** Spec 000 section 2. Opens with the search. */
export function PickerView({ open, onClose, selected, onPick }: TokenPickerProps): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(SEARCH);
  const [isBack, setBack] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setPage(SEARCH);
      setBack(false);
    }
  }
  const go = (to: PickerPage): void => {
    setPage(to);
    setBack(true);
  };
  const titles: Readonly<Record<PickerPage['view'], string>> = {
    search: t`Select a token`,
    manage: t`Manage`,
    importToken: t`Import token(s)`,
    importList: t`Import list`,
  };
  const pick = (currency: Currency): void => {
    dispatch(currencyPicked({ chainId: currency.chainId, id: currencyId(currency) }));
    onPick(currency);
  };
  const before = pageBefore(page);
  const view = <PageView page={page} isBack={isBack} onGo={go} selected={selected} onPick={pick} onClose={onClose} />;
  return (
    <Modal open={open} onClose={onClose} title={titles[page.view]} onBack={before && (() => go(before))} flush>
      {page.view === 'search' ? (
        view
      ) : (
        <OtherView key={page.view} data-view={page.view} ref={focusInside} tabIndex={-1}>
          {view}
        </OtherView>
      )}
    </Modal>
  );
}
