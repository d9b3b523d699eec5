import published from '@uniswap/default-token-list/build/uniswap-default.tokenlist.json' with { type: 'json' };
import { useSyncExternalStore, type ReactElement } from 'react';
import type { AppStore } from '#state/hooks.ts';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { preloadTokenPicker, TokenPicker } from '#features/tokenPicker/index.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { readTokenList } from '#services/tokenLists/readTokenList.ts';
import { fetched, fetchStarted, listAdded } from '#state/lists/slice.ts';
import { frame, painted } from './frames.ts';
import type { PickerView } from './types.ts';

const CHAIN = 137;
const LISTS = 4;
const STEP = 600;
const doNothing = (): void => undefined;

/** Copies of the published list, each with other addresses. */
const sent = (copy: number): unknown => ({
  ...published,
  tokens: published.tokens.map((token) => ({
    ...token,
    chainId: CHAIN,
    address: copy === 0 ? token.address : `0x${copy}${token.address.slice(3)}`,
  })),
});

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

const rows = (): number => document.querySelectorAll('[role=option]').length;

const typeInto = (input: HTMLElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Reads four published lists; the picker starts closed. */
export const startPickerView = async (store: AppStore, show: (content: ReactElement) => void): Promise<PickerView> => {
  let tokens = 0;
  const readMs: number[] = [];
  for (let copy = 0; copy < LISTS; copy += 1) {
    const url = `https://lists.example/${copy}.json`;
    const start = performance.now();
    const list = readTokenList(sent(copy), CHAIN);
    readMs.push(performance.now() - start);
    if (!list.ok) throw new Error('The published list was refused');
    tokens += list.value.tokens.length;
    store.dispatch(listAdded(url));
    store.dispatch(fetchStarted({ url, requestId: url }));
    store.dispatch(fetched({ url, requestId: url, list: list.value }));
  }
  let open = false;
  const changed = createNotifier();
  function Shown(): ReactElement {
    const isOpen = useSyncExternalStore(changed.add, () => open);
    return <TokenPicker open={isOpen} onClose={doNothing} selected={undefined} onPick={doNothing} />;
  }
  show(
    <WalletProvider>
      <Shown />
    </WalletProvider>,
  );
  preloadTokenPicker();
  const setOpen = async (next: boolean): Promise<void> => {
    open = next;
    changed.notify();
    while (rows() > 0 !== next) await frame();
    await painted();
  };
  return {
    tokens,
    readMs,
    rows,
    async open() {
      if (open) await setOpen(false);
      await frame();
      const start = performance.now();
      await setOpen(true);
      return performance.now() - start;
    },
    async type(text) {
      const input = element('[role=combobox]');
      await frame();
      const start = performance.now();
      typeInto(input, text);
      await painted();
      return performance.now() - start;
    },
    async scroll(steps) {
      const scroller = element('[role=listbox]').parentElement;
      for (let step = 0; step < steps; step += 1) {
        await frame();
        if (scroller) scroller.scrollTop += STEP;
      }
      return scroller?.scrollTop ?? 0;
    },
  };
};
