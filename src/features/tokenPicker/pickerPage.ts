import type { Currency, Token } from '#domain/tokens/types.ts';

/** Source: spec 000 section 2. */
export type PickerPage =
  | { readonly view: 'search' }
  | { readonly view: 'manage' }
  | { readonly view: 'importToken'; readonly tokens: readonly Token[]; readonly from: 'search' | 'manage' }
  | { readonly view: 'importList'; readonly url: string };

export const SEARCH: PickerPage = { view: 'search' };
export const MANAGE: PickerPage = { view: 'manage' };

export const pageBefore = (page: PickerPage): PickerPage | undefined => {
  if (page.view === 'search') return undefined;
  if (page.view === 'manage') return SEARCH;
  return page.view === 'importToken' && page.from === 'search' ? SEARCH : MANAGE;
};

export interface ManageViewProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly onImportTokens: (tokens: readonly Token[]) => void;
  readonly onImportList: (url: string) => void;
}

export interface ImportTokenViewProps {
  readonly tokens: readonly Token[];
  readonly onBack: () => void;
  /** Called with the first token after `tokenAdded` for all of them. */
  readonly onImported: (token: Token) => void;
}

export interface ImportListViewProps {
  readonly url: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export interface TokenPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly selected: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}
