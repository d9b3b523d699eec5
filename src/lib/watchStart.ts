import { hideFailedPage, showFailedPage } from './failedPage.ts';

/** Errors of extensions do not stop the application. */
const OF_EXTENSION = /-extension:\/\//;

/** True once the application has rendered; the static frame of index.html does not count. */
const hasStarted = (): boolean => {
  const drawn = document.getElementById('root')?.firstElementChild;
  return drawn !== null && drawn !== undefined && !drawn.classList.contains('frame');
};

const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

const stackOf = (thrown: unknown): string => (thrown instanceof Error ? (thrown.stack ?? '') : '');

/** Shows the failed page unless the application has rendered by the time the error is handled. */
const fail = (reason: string, source: string): void => {
  if (OF_EXTENSION.test(source)) return;
  setTimeout(() => {
    if (!hasStarted()) showFailedPage(reason);
  });
};

const hideOnceStarted = (): void => {
  const root = document.getElementById('root');
  if (!root) return;
  const observer = new MutationObserver(() => {
    if (!hasStarted()) return;
    observer.disconnect();
    hideFailedPage();
  });
  observer.observe(root, { childList: true });
};

/**
 * Shows the failed page after errors that make React remove the application. Its button calls `reload`. `replace` runs
 * if a script is missing, because it may belong to a release that the server no longer has. @returns reports another
 * missing file
 */
export const watchStart = (reload: () => void, replace: () => void): ((href: string) => void) => {
  const reportMissing = (href: string, parts = ''): void => {
    fail(`${href}${parts} did not arrive as it was built.`, href);
    if (!hasStarted() && !OF_EXTENSION.test(href)) replace();
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // The module loader preloads a failed file once more, and checks it.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') target.remove();
      else if (target instanceof HTMLScriptElement) reportMissing(target.src, ', or a file that it imports,');
      else if (event instanceof ErrorEvent) fail(event.message, `${event.filename} ${stackOf(event.error)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => fail(reasonOf(reason), stackOf(reason)));
  document.addEventListener('readystatechange', hideOnceStarted, { once: true });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('.load-failed button')) reload();
  });
  return reportMissing;
};
