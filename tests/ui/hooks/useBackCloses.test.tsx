import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Modal } from '#ui/overlay/Modal.tsx';
import { renderUi } from '../renderUi.tsx';

const PHONE = 390;

function Sheet({ name, children }: { readonly name: string; readonly children?: ReactElement }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={name}>
        <Link to="/next" onClick={() => setOpen(false)}>
          Next page
        </Link>
        {children}
      </Modal>
    </>
  );
}

function Page(): ReactElement {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/second">Second page</Link>
      <Sheet name="outer">
        <Sheet name="inner" />
      </Sheet>
    </>
  );
}

/** The routed page after `/first`, with the presses of a person. */
const openPage = async (width = PHONE) => {
  window.history.pushState(null, '', '/first');
  const user = userEvent.setup();
  renderUi(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
    width,
  );
  await user.click(screen.getByRole('link', { name: 'Second page' }));
  return user;
};

const page = (): string | null => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const open = (): readonly (string | null)[] =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent ?? null);
const address = (): string => window.location.pathname + window.location.search;
const shows = (path: string, sheets: readonly string[]): Promise<void> =>
  waitFor(() => expect([page(), address(), open()]).toEqual([path, path, sheets]));
const back = (): void => act(() => window.history.back());
const forward = (): void => act(() => window.history.forward());
const press = (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> =>
  user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

it('closes the newest sheet with each Back, and leaves the page after the last', async () => {
  const user = await openPage();
  await press(user, 'Open outer');
  await press(user, 'Open inner');
  await shows('/second', ['outer', 'inner']);
  back();
  await shows('/second', ['outer']);
  back();
  await shows('/second', []);
  back();
  await shows('/first', []);
  forward();
  await shows('/second', []);
});

it('leaves the page with one Back after sheets were closed by their buttons', async () => {
  const user = await openPage();
  await press(user, 'Open outer');
  await press(user, 'Open inner');
  await press(user, 'Close');
  await shows('/second', ['outer']);
  back();
  await shows('/second', []);
  await press(user, 'Open outer');
  await press(user, 'Close');
  await shows('/second', []);
  back();
  await shows('/first', []);
});

it('puts a page opened from a sheet in place of the sheet', async () => {
  const user = await openPage();
  await press(user, 'Open outer');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await shows('/next', []);
  back();
  await shows('/second', []);
  back();
  await shows('/first', []);
  forward();
  await shows('/second', []);
  forward();
  await shows('/next', []);
});

it('keeps an address that changed while a sheet was open, or after it', async () => {
  const user = await openPage();
  await press(user, 'Open outer');
  window.history.replaceState(window.history.state, '', '/second?amount=1');
  back();
  await waitFor(() => expect([address(), open()]).toEqual(['/second?amount=1', []]));
  window.history.replaceState(window.history.state, '', '/second?amount=2');
  forward();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([address(), page(), open()]).toEqual(['/second?amount=2', '/second', []]);
  await press(user, 'Open outer');
  await press(user, 'Close');
  await waitFor(() => expect(open()).toEqual([]));
  back();
  await shows('/first', []);
});

it('leaves Back to the browser on wide screens', async () => {
  const user = await openPage(1440);
  await press(user, 'Open outer');
  back();
  await waitFor(() => expect(page()).toBe('/first'));
});
