import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { connectionFailed } from '#state/app/slice.ts';
import { openReads } from '../support/readAnswers.tsx';
import { renderUi } from '../ui/renderUi.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A device with a network or without one. */
const setNetwork = (isThere: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

const open = (pressed: () => void) => {
  const { store, wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <SendButton aria-label="Revoke the approval of USDC" onClick={pressed}>
        Revoke
      </SendButton>
      <ConfirmWord word="FORFEIT" label="Type FORFEIT" onConfirm={pressed}>
        Withdraw without rewards
      </ConfirmWord>
    </Reads>,
  );
  return store;
};

it('what is sent says "You are offline" and is not pressed, until the connection is back', async () => {
  const pressed = vi.fn();
  const store = open(pressed);
  await userEvent.type(screen.getByRole('textbox', { name: 'Type FORFEIT' }), 'forfeit');
  setNetwork(false);
  act(() => void store.dispatch(connectionFailed({ message: 'Failed to fetch' })));
  const offline = screen.getAllByRole('button');
  expect(offline.map((one) => [one.textContent, one.hasAttribute('disabled')])).toEqual([
    ['You are offline', true],
    ['You are offline', true],
  ]);
  expect(screen.queryByRole('button', { name: /Revoke|Withdraw/ })).not.toBeInTheDocument();
  for (const one of offline) await userEvent.click(one);
  expect(pressed).not.toHaveBeenCalled();

  setNetwork(true);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the approval of USDC' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw without rewards' }));
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a node on the device itself can be read without a network: nothing is in the way', async () => {
  const pressed = vi.fn();
  open(pressed);
  setNetwork(false);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the approval of USDC' }));
  expect(pressed).toHaveBeenCalledOnce();
});
