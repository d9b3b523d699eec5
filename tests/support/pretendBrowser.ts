import { vi } from 'vitest';

/** Browser features that jsdom lacks for a page of the application. */
export const pretendBrowser = (): void => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
};
