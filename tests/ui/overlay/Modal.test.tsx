import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from '#ui/overlay/Modal.tsx';
import { renderUi } from '../renderUi.tsx';

function Page({ onClosed = () => undefined }: { readonly onClosed?: () => void }): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => startTransition(() => setOpen(true))}>Later</button>
      <button>Behind</button>
      <Modal open={open} onClose={close} title="Confirm order">
        <input aria-label="Amount" data-autofocus="" />
        <button>Buy MYT</button>
      </Modal>
    </>
  );
}

const openPage = async (onClosed?: () => void): Promise<ReturnType<typeof userEvent.setup>> => {
  const user = userEvent.setup();
  renderUi(<Page {...(onClosed && { onClosed })} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

describe('Modal', () => {
  it('is a dialog named by its title', async () => {
    await openPage();
    expect(screen.getByRole('dialog', { name: 'Confirm order' })).toHaveAttribute('aria-modal', 'true');
  });

  it('closes by an Escape that follows its appearance at once, before its other effects', async () => {
    const onClosed = vi.fn();
    renderUi(<Page onClosed={onClosed} />);
    // React's test environment would run all effects with the render.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    }).observe(document.body, { childList: true });
    screen.getByRole('button', { name: 'Later' }).click();
    await screen.findByRole('dialog');
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });

  it('keeps a pull from reloading the page while it is open', async () => {
    const user = await openPage();
    expect(document.documentElement.style.overscrollBehavior).toBe('none');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.style.overscrollBehavior).toBe(''));
  });

  it('focus enters at the marked field and Tab stays inside, both ways', async () => {
    const user = await openPage();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Buy MYT' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Buy MYT' })).toHaveFocus();
  });

  it('Tab chooses a candidate of an input method and leaves the focus in the field', async () => {
    const user = await openPage();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    const last = screen.getByRole('button', { name: 'Buy MYT' });
    expect(last).toHaveFocus();
    expect(fireEvent.keyDown(last, { key: 'Tab', keyCode: 229 })).toBe(true);
    expect(last).toHaveFocus();
    expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false);
    expect(last).not.toHaveFocus();
  });

  it('Esc closes it and the focus returns where it was', async () => {
    const user = await openPage();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('a press on the shade closes it, a press inside does not', async () => {
    const closed = vi.fn();
    const user = await openPage(closed);
    const dialog = screen.getByRole('dialog');
    await user.click(screen.getByText('Confirm order'));
    expect(closed).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog.parentElement ?? dialog);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('Esc closes only the upper of two', async () => {
    const lower = vi.fn();
    const upper = vi.fn();
    const user = userEvent.setup();
    renderUi(
      <>
        <Modal open title="Lower" onClose={lower}>
          below
        </Modal>
        <Modal open title="Upper" onClose={upper}>
          above
        </Modal>
      </>,
    );
    await user.keyboard('{Escape}');
    expect(upper).toHaveBeenCalledTimes(1);
    expect(lower).not.toHaveBeenCalled();
  });
});

const drag = (
  title: HTMLElement,
  path: readonly { readonly y: number; readonly afterMs: number }[],
  restMs = 0,
): void => {
  const head = title.parentElement ?? title;
  head.setPointerCapture = () => undefined;
  const at = (type: string, y: number, timeStamp: number): void => {
    const event = new MouseEvent(type, { bubbles: true, clientY: y });
    Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: timeStamp } });
    fireEvent(title, event);
  };
  let now = 1000;
  at('pointerdown', 0, now);
  let y = 0;
  for (const step of path) {
    now += step.afterMs;
    y = step.y;
    at('pointermove', y, now);
  }
  at('pointerup', y, now + restMs);
};

describe('Modal on a phone: dragging the sheet down', () => {
  const openSheet = (): ReturnType<typeof vi.fn<() => void>> => {
    const closed = vi.fn<() => void>();
    renderUi(
      <Modal open title="Sheet" onClose={closed}>
        content
      </Modal>,
      390,
    );
    return closed;
  };

  it('a drag beyond 300 px dismisses it', () => {
    const closed = openSheet();
    drag(screen.getByText('Sheet'), [
      { y: 150, afterMs: 500 },
      { y: 301, afterMs: 500 },
    ]);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('a slow drag of 300 px springs back', () => {
    const closed = openSheet();
    drag(screen.getByText('Sheet'), [
      { y: 150, afterMs: 500 },
      { y: 300, afterMs: 500 },
    ]);
    expect(closed).not.toHaveBeenCalled();
  });

  it('a velocity above 3 dismisses it however short the way', () => {
    const closed = openSheet();
    drag(screen.getByText('Sheet'), [{ y: 40, afterMs: 10 }]);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('a flick dismisses it: 48 px faster than 0.6 px/ms, unless the finger rests at its end', () => {
    const closed = openSheet();
    drag(screen.getByText('Sheet'), [{ y: 40, afterMs: 40 }]);
    expect(closed).not.toHaveBeenCalled();
    const flick = [
      { y: 30, afterMs: 40 },
      { y: 70, afterMs: 40 },
    ];
    drag(screen.getByText('Sheet'), flick, 150);
    expect(closed).not.toHaveBeenCalled();
    drag(screen.getByText('Sheet'), flick);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('half of a low sheet suffices', () => {
    const closed = openSheet();
    vi.spyOn(screen.getByRole('dialog'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 240));
    drag(screen.getByText('Sheet'), [{ y: 120, afterMs: 500 }]);
    expect(closed).not.toHaveBeenCalled();
    drag(screen.getByText('Sheet'), [{ y: 121, afterMs: 500 }]);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
