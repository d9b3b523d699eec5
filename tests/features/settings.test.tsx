import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SettingsButton, SlippageButton } from '#features/settings/index.ts';
import { readSlippage, slippageText } from '#features/settings/slippageText.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/settings/SettingsPopover.tsx';
import '#features/settings/SlippagePopover.tsx';

const open = async (width = 1440, by = <SettingsButton />) => {
  const store = configureStore({ reducer: rootReducer });
  renderUi(
    <Provider store={store}>
      <MemoryRouter>{by}</MemoryRouter>
    </Provider>,
    width,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  const slippage = () => store.getState().user.userSlippageTolerance;
  return { user, store, slippage, field: await screen.findByRole('textbox', { name: 'Custom slippage' }) };
};

describe('slippage', () => {
  it.each([
    ['', 'auto'],
    ['0', 0],
    ['0.5', 50],
    ['50', 5000],
    ['50.01', undefined],
    ['0.005', undefined],
    ['abc', undefined],
    ['-1', undefined],
  ])('"%s" reads as %s', (text, read) => {
    expect(readSlippage(text)).toBe(read);
  });

  it('is written as it is read', () => {
    for (const bps of [0, 1, 10, 55, 100, 5000]) expect(readSlippage(slippageText(bps))).toBe(bps);
  });

  it('presets and Auto set the slippage', async () => {
    const { user, slippage } = await open();
    await user.click(screen.getByRole('radio', { name: '0.5%' }));
    expect(slippage()).toBe(50);
    await user.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(slippage()).toBe('auto');
  });

  it('an own percentage sets it, with a comma too', async () => {
    const { user, slippage, field } = await open();
    await user.type(field, '0,3');
    expect(slippage()).toBe(30);
  });

  it.each([
    ['0.7 %', 70],
    ['0,7', 70],
    [' 0.7% ', 70],
    ['1e1', 'auto'],
    ['22,139', 'auto'],
  ])('pasted %j is %s', async (pasted, read) => {
    const { user, slippage, field } = await open();
    await user.click(field);
    await user.paste(pasted);
    expect(slippage()).toBe(read);
    expect(field.getAttribute('aria-invalid')).toBe(read === 'auto' ? 'true' : null);
  });

  it("'Enter a valid slippage percentage' is the error for anything else, and it resets to auto", async () => {
    const { user, slippage, field } = await open();
    await user.type(field, '99');
    expect(screen.getByText('Enter a valid slippage percentage')).toBeVisible();
    expect(field).toBeInvalid();
    expect(slippage()).toBe('auto');
  });

  it('warns that a high tolerance may be frontrun', async () => {
    const { user, field } = await open();
    await user.type(field, '1');
    expect(screen.queryByText('Your transaction may be frontrun')).toBeNull();
    await user.type(field, '.5');
    expect(screen.getByText('Your transaction may be frontrun')).toBeVisible();
  });
});

it.each([
  ['0', true],
  ['0.04', true],
  ['0.05', false],
])('slippage of %s percent may let a transaction fail: %s', async (typed, isShown) => {
  const { user, field } = await open();
  await user.type(field, typed);
  expect(screen.queryAllByText('Your transaction may fail')).toHaveLength(isShown ? 1 : 0);
});

describe('other settings', () => {
  it('the deadline is there, and says what it is for', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Deadline' })).toHaveValue('30');
    expect(
      screen.getByText('For liquidity and swaps on other exchanges. Orders in the book have no deadline.'),
    ).toBeVisible();
  });

  it('switches set exact approvals, closed positions, colour-blind safe colours and the theme', async () => {
    const { user, store } = await open();
    await user.click(screen.getByRole('switch', { name: 'Approve exact amounts' }));
    await user.click(screen.getByRole('switch', { name: 'Hide closed positions' }));
    await user.click(screen.getByRole('switch', { name: 'Colour-blind safe colours' }));
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(store.getState().user).toMatchObject({
      exactApprovals: true,
      userHideClosedPositions: true,
      colourBlindPair: true,
      userDarkMode: null,
    });
  });
});

describe('expert mode needs a typed confirmation word', () => {
  it('is on only after its word, and off with one press', async () => {
    const { user, store } = await open();
    const isOn = () => store.getState().user.userExpertMode;
    const toggle = screen.getByRole('switch', { name: 'Expert mode' });
    await user.click(toggle);
    expect(isOn()).toBe(false);
    const word = screen.getByRole('textbox', { name: /^Type EXPERT/ });
    await user.type(word, 'EXPER');
    expect(isOn()).toBe(false);
    await user.type(word, 'T');
    expect(isOn()).toBe(true);
    expect(screen.queryByRole('textbox', { name: /^Type EXPERT/ })).toBeNull();
    await user.click(toggle);
    expect(isOn()).toBe(false);
  });

  it('asking for the word can be taken back', async () => {
    const { user, store } = await open();
    const toggle = screen.getByRole('switch', { name: 'Expert mode' });
    await user.click(toggle);
    await user.click(toggle);
    expect(screen.queryByRole('textbox', { name: /^Type EXPERT/ })).toBeNull();
    expect(store.getState().user.userExpertMode).toBe(false);
  });
});

describe('vibration, on a phone', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Vibrate on a confirmed transaction' });

  it('is off, and pulses once when it is turned on', async () => {
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const { user, store } = await open(390);
    expect(toggle()).not.toBeChecked();
    await user.click(toggle());
    expect(store.getState().user.vibrates).toBe(true);
    expect(vibrate).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('cannot be turned on where the browser has none', async () => {
    await open(390);
    expect(toggle()).toBeDisabled();
    expect(screen.getByText("This browser can't vibrate")).toBeVisible();
  });

  it('is not offered on a computer', async () => {
    await open();
    expect(screen.queryByRole('switch', { name: 'Vibrate on a confirmed transaction' })).toBeNull();
  });
});

it.each([1440, 390])('the slippage chip opens slippage alone, titled once, %i px wide', async (width) => {
  const { user, slippage, field } = await open(width, <SlippageButton />);
  expect(screen.getByRole('dialog', { name: 'Slippage' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Slippage']);
  await user.type(field, '0.3');
  expect(slippage()).toBe(30);
});
