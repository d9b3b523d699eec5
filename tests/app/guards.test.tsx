import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Suspense, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigProblems } from '#app/guards/ConfigProblems.tsx';
import { CrashBoundary } from '#app/guards/CrashBoundary.tsx';
import { crashReport, crashReportUrl } from '#app/guards/crashReport.ts';
import { lazyPage, loadPageOnce } from '#app/guards/lazyPage.ts';
import { PageLoading } from '#app/guards/PageLoading.tsx';
import { hideFailedPage } from '#lib/failedPage.ts';
import { PartError } from '#lib/partError.ts';
import { createStorage } from '#lib/storage.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#app/guards/CrashScreen.tsx';
import { eventually } from '../support/eventually.ts';

function Broken(): ReactElement {
  throw new TypeError('reserves are missing');
}

describe('crash screen', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it("says 'Something went wrong' with the stack and a 'Create an issue' link prefilled with URL, state, error and device data", async () => {
    renderUi(
      <CrashBoundary stateForReport={() => ({ swap: { typedValue: '8000' } })}>
        <Broken />
      </CrashBoundary>,
    );
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getAllByText(/TypeError: reserves are missing/)).not.toHaveLength(0);
    const link = new URL(screen.getByRole('link', { name: 'Create an issue' }).getAttribute('href') ?? '');
    const body = link.searchParams.get('body') ?? '';
    expect(link.pathname).toMatch(/\/issues\/new$/);
    expect(link.searchParams.get('title')).toContain('reserves are missing');
    expect(body).toContain(window.location.href);
    expect(body).toContain('{"swap":{"typedValue":"8000"}}');
    expect(body).toContain('TypeError: reserves are missing');
    expect(body).toContain(navigator.userAgent);
  });

  it('leaves a part that did not arrive to the failed-load page of index.html', () => {
    document.body.insertAdjacentHTML('beforeend', '<p class="load-failed-reason"></p>');
    function Missing(): ReactElement {
      throw new PartError('trading.js did not arrive as it was built.');
    }
    renderUi(
      <CrashBoundary stateForReport={() => ({})}>
        <Missing />
      </CrashBoundary>,
    );
    expect(document.documentElement.dataset).toHaveProperty('failed');
    expect(document.querySelector('.load-failed-reason')).toHaveTextContent(
      'trading.js did not arrive as it was built.',
    );
    hideFailedPage();
    document.querySelector('.load-failed-reason')?.remove();
  });

  it('the report stays short enough for a link, however long the state is', () => {
    const href = crashReportUrl('https://example.org/repo', {
      error: new Error('x'.repeat(5000)),
      url: 'https://example.org/',
      state: { long: 'y'.repeat(100_000) },
      device: 'test',
      isComplete: true,
    });
    expect(href.length).toBeLessThan(8000);
  });

  it('names no account, token or transaction unless that is ticked, and shows what it contains', async () => {
    const account = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
    const hash = `0x${'ab'.repeat(32)}`;
    const secrets = [account, account.toLowerCase(), hash, account.slice(2), 'trader.eth', 'Swap 7 WETH'];
    window.history.replaceState({}, '', `/trade/ETH/${account}?recipient=trader.eth`);
    const state = {
      transactions: { 137: { [hash]: { summary: 'Swap 7 WETH' } } },
      app: { popupList: [{ content: { txn: { summary: 'Swap 7 WETH' } } }] },
      swap: { typedValue: '1', recipient: 'trader.eth', OUTPUT: { currencyId: account } },
    };
    function Failing(): ReactElement {
      throw new Error(`reverted: from ${account}, data ${account.slice(2).toLowerCase()}, hash ${hash}`);
    }
    renderUi(
      <CrashBoundary stateForReport={() => state}>
        <Failing />
      </CrashBoundary>,
    );
    const reported = (): string =>
      new URL(screen.getByRole('link', { name: 'Create an issue' }).getAttribute('href') ?? '').searchParams.toString();
    const box = await screen.findByRole('checkbox', { name: 'Include my address and transactions in the report' });
    expect(box).not.toBeChecked();
    for (const secret of secrets) expect(decodeURIComponent(reported()).replaceAll('+', ' ')).not.toContain(secret);
    const shown = screen.getByText(/## URL/);
    for (const secret of secrets) expect(shown.textContent).not.toContain(secret);
    expect(shown).toHaveTextContent('"typedValue":"1"');
    fireEvent.click(box);
    for (const secret of [account, hash, 'trader.eth', 'Swap 7 WETH']) {
      expect(decodeURIComponent(reported()).replaceAll('+', ' ')).toContain(secret);
      expect(screen.getByText(/## URL/).textContent).toContain(secret);
    }
    window.history.replaceState({}, '', '/');
  });

  it('no state and no error keeps the report from being written', () => {
    const state: { self?: unknown } = {};
    state.self = state;
    const crash = { error: new Error('x'), url: '', state, device: '', isComplete: true };
    expect(crashReport(crash).body).toContain('not readable');
    fc.assert(
      fc.property(fc.string(), fc.object(), fc.string(), (message, anything, url) => {
        const report = crashReport({ ...crash, error: new Error(message), state: anything, url, isComplete: false });
        expect(report.body).toContain('## State');
      }),
    );
  });

  it('shows the page itself while nothing has crashed', () => {
    renderUi(
      <CrashBoundary stateForReport={() => ({})}>
        <p>All is well</p>
      </CrashBoundary>,
    );
    expect(screen.getByText('All is well')).toBeInTheDocument();
  });
});

const memoryArea = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

describe('if a lazily loaded page fails to load, the page reloads once, tracked by a stored flag', () => {
  const lost = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('reloads at the first failure, passes the second one on', async () => {
    const area = memoryArea();
    const storage = createStorage(() => area);
    const reload = vi.fn();
    const pending = loadPageOnce(lost, { storage, reload });
    await expect(Promise.race([pending, Promise.resolve('still waiting')])).resolves.toBe('still waiting');
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadPageOnce(lost, { storage, reload })).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never where the flag is not kept: it would reload for ever', async () => {
    const refuses = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = createStorage(() => ({ getItem: refuses, setItem: refuses, removeItem: refuses }));
    const reload = vi.fn();
    await expect(loadPageOnce(lost, { storage, reload })).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });

  it('a page that loads clears the flag, so a later failure may reload again', async () => {
    const area = memoryArea();
    const storage = createStorage(() => area);
    const reload = vi.fn();
    void loadPageOnce(lost, { storage, reload });
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadPageOnce(() => Promise.resolve('page'), { storage, reload })).resolves.toBe('page');
    void loadPageOnce(lost, { storage, reload });
    await eventually(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});

describe('loading page', () => {
  afterEach(() => vi.useRealTimers());

  it('keeps the logo of index.html in sight, and says in words after 600 ms what the spinner shows', () => {
    vi.useFakeTimers();
    renderUi(<PageLoading />);
    expect(document.body).toHaveAttribute('data-loading');
    act(() => void vi.advanceTimersByTime(599));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  });

  it('a page that was loaded ahead is drawn at once, and keeps what it holds', async () => {
    const { Page, preload } = lazyPage(() => Promise.resolve(() => <input aria-label="Amount" />));
    await preload();
    const { rerender } = renderUi(<Page />);
    const field = screen.getByLabelText('Amount');
    rerender(<Page />);
    expect(screen.getByLabelText('Amount')).toBe(field);
  });

  it('a page that came while it was shown is not drawn again', async () => {
    const { Page } = lazyPage(() => Promise.resolve(() => <input aria-label="Amount" />));
    const view = (
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    );
    const { rerender } = renderUi(view);
    const field = await screen.findByLabelText('Amount');
    rerender(view);
    expect(screen.getByLabelText('Amount')).toBe(field);
  });

  it('gives way to the page', async () => {
    const { Page } = lazyPage(() => Promise.resolve(() => <h1>Trade</h1>));
    renderUi(
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>,
    );
    expect(await screen.findByRole('heading', { name: 'Trade' })).toBeInTheDocument();
    expect(document.body).not.toHaveAttribute('data-loading');
  });
});

describe('wrong configuration', () => {
  it('every problem is a sentence with the next step', () => {
    const problems = [
      { name: 'VITE_ROUTER_ADDRESS', text: '', expected: 'address' },
      { name: 'VITE_BLOCK_TIME_MS', text: '5', expected: 'a whole number from 100 to 60000' },
    ];
    renderUi(<ConfigProblems problems={problems} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'VITE_ROUTER_ADDRESS is not set, and it has no public default. It has to be an address: 0x and 40 hexadecimal digits. Correct it in .env (see .env.example) and start again.',
      'VITE_BLOCK_TIME_MS is "5", but it has to be a whole number from 100 to 60000. Correct it in .env (see .env.example) and start again.',
    ]);
  });
});
