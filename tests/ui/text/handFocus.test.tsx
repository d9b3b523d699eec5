import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { handFocus } from '#ui/text/handFocus.ts';
import { renderUi } from '../renderUi.tsx';

let setMoved: (moved: boolean) => void = () => undefined;
let redraw: () => void = () => undefined;

/** A confirmation that a price change shows and hides. */
function Confirmation({ refused = false }: { readonly refused?: boolean }): ReactElement {
  const [moved, setNow] = useState(true);
  const [, setCount] = useState(0);
  setMoved = setNow;
  redraw = () => setCount((count) => count + 1);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <div role="dialog" aria-label="Confirm" tabIndex={-1}>
      {moved && (
        <p>
          <button ref={handFocus(confirm)} onClick={() => setNow(false)}>
            Accept
          </button>
        </p>
      )}
      <button ref={confirm} disabled={moved || refused}>
        Supply
      </button>
    </div>
  );
}

const accept = (): HTMLElement => screen.getByRole('button', { name: 'Accept' });
const supply = (): HTMLElement => screen.getByRole('button', { name: 'Supply' });
const change = (what: () => void): Promise<void> =>
  act(() => {
    what();
    return Promise.resolve();
  });

describe('handFocus', () => {
  it('hands the focus on where the press takes the element away', async () => {
    renderUi(<Confirmation />);
    await userEvent.setup().click(accept());
    expect(supply()).toHaveFocus();
  });

  it('hands the focus on where a block takes the element away', async () => {
    renderUi(<Confirmation />);
    accept().focus();
    await change(() => setMoved(false));
    expect(supply()).toHaveFocus();
  });

  it('gives it to the dialog where what comes next cannot take it', async () => {
    renderUi(<Confirmation refused />);
    accept().focus();
    await change(() => setMoved(false));
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('leaves the focus alone where it is elsewhere, and where the element stays', async () => {
    renderUi(<Confirmation />);
    accept().focus();
    await change(redraw);
    expect(accept()).toHaveFocus();
    screen.getByRole('dialog').focus();
    await change(() => setMoved(false));
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});
