import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '#ui/lazyPart.tsx';

const macrotasks = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('lazyPart', () => {
  let container: HTMLElement;
  let root: Root;
  // React delays nothing in `act`.
  beforeEach(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = false;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    container = document.createElement('div');
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    vi.useRealTimers();
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('shows a part within a part as soon as both have arrived, without a timer', async () => {
    const Inner = lazyPart(
      () => Promise.resolve(() => <b>inner</b>),
      () => <i>before inner</i>,
    );
    const Outer = lazyPart(
      () => Promise.resolve(() => <Inner />),
      () => <i>before outer</i>,
    );
    root.render(<Outer />);
    await macrotasks(50);
    expect(container.innerHTML).toBe('<b>inner</b>');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows its placeholder and repeats a failed import', async () => {
    const load = vi
      .fn<() => Promise<() => ReactElement>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(() => <b>arrived</b>);
    vi.spyOn(console, 'warn').mockReturnValue();
    const Part = lazyPart(load, () => <i>before</i>);
    root.render(<Part />);
    await macrotasks(50);
    expect(container.innerHTML).toBe('<i>before</i>');
    vi.advanceTimersByTime(5000);
    await macrotasks(50);
    expect(container.innerHTML).toBe('<b>arrived</b>');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('draws a preloaded part at once', async () => {
    const Part = lazyPart(
      () => Promise.resolve(() => <b>known</b>),
      () => <i>before</i>,
    );
    await Part.preload();
    const seen: string[] = [];
    new MutationObserver(() => seen.push(container.innerHTML)).observe(container, { childList: true, subtree: true });
    root.render(<Part />);
    await macrotasks(50);
    expect(seen).toEqual(['<b>known</b>']);
  });
});
