import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('#lib/later.ts');
};

/** Reports if a module is requested. */
const watch = (importLater: <T>(load: () => Promise<T>) => Promise<T>) => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = importLater(load);
  return {
    part,
    isRequested: async (): Promise<boolean> => {
      await vi.advanceTimersByTimeAsync(0);
      return load.mock.calls.length > 0;
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a part comes at once where nothing is held back', async () => {
  const { importLater } = await fresh();
  const { part, isRequested } = watch(importLater);
  expect(await isRequested()).toBe(true);
  expect(await part).toBe('part');
});

it('held back, it comes when the content is shown and the browser has drawn it', async () => {
  const { holdBackParts, importLater, showedContent } = await fresh();
  holdBackParts();
  const { isRequested } = watch(importLater);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await isRequested()).toBe(false);
  showedContent();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await isRequested()).toBe(true);
});

it.each(['pointerdown', 'keydown', 'focusin'])('no press waits: with %s it comes at once', async (press) => {
  const { holdBackParts, importLater } = await fresh();
  holdBackParts();
  const { isRequested } = watch(importLater);
  expect(await isRequested()).toBe(false);
  document.body.dispatchEvent(new Event(press, { bubbles: true }));
  expect(await isRequested()).toBe(true);
});

it('a node that says nothing holds nothing back for longer than four seconds', async () => {
  const { holdBackParts, importLater } = await fresh();
  holdBackParts();
  const { isRequested } = watch(importLater);
  await vi.advanceTimersByTimeAsync(3999);
  expect(await isRequested()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isRequested()).toBe(true);
});

it('the content that the page was opened for is awaited whole as well, but for no longer than four seconds', async () => {
  const { awaitContent, holdBackParts, importLater, showedContent } = await fresh();
  holdBackParts();
  const { isRequested } = watch(importLater);
  const [listIsShown, totalsAreShown] = [awaitContent(), awaitContent()];
  showedContent();
  listIsShown();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await isRequested()).toBe(false);
  totalsAreShown();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await isRequested()).toBe(true);

  const {
    awaitContent: awaitMore,
    holdBackParts: holdBack,
    importLater: importMore,
    showedContent: answered,
  } = await fresh();
  holdBack();
  const other = watch(importMore);
  awaitMore();
  answered();
  await vi.advanceTimersByTimeAsync(3999);
  expect(await other.isRequested()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await other.isRequested()).toBe(true);
});

it('content that is shown before the node has answered a block ends no waiting', async () => {
  const { awaitContent, holdBackParts, importLater, showedContent } = await fresh();
  holdBackParts();
  const { isRequested } = watch(importLater);
  awaitContent()();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await isRequested()).toBe(false);
  showedContent();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await isRequested()).toBe(true);
});
