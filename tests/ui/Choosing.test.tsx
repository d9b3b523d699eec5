import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Slider } from '#ui/fields/Slider.tsx';
import { TabPanel, Tabs } from '#ui/layout/Tabs.tsx';
import { renderUi } from './renderUi.tsx';

type Place = 'orders' | 'history' | 'balances';

function Places(): ReactElement {
  const [place, setPlace] = useState<Place>('orders');
  return (
    <>
      <Tabs
        label="Your account"
        panelId="account"
        value={place}
        onChange={setPlace}
        tabs={[
          { value: 'orders', label: 'Open orders', count: 4 },
          { value: 'history', label: 'Order history' },
          { value: 'balances', label: 'Balances' },
        ]}
      />
      <TabPanel id="account" tab={place}>
        {place}
      </TabPanel>
    </>
  );
}

describe('Tabs', () => {
  it('have one tab stop, and arrows, Home and End choose and wrap around', async () => {
    const user = userEvent.setup();
    renderUi(<Places />);
    await user.tab();
    expect(screen.getByRole('tab', { name: /Open orders/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Order history' })).toHaveTextContent('history');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Balances', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Open orders/, selected: true })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('tab', { name: /Open orders/, selected: true })).toHaveFocus();
  });
});

function Side({ panelId }: { readonly panelId?: string }): ReactElement {
  const [side, setSide] = useState<'BUY' | 'SELL'>('BUY');
  return (
    <Segmented
      label="Direction"
      value={side}
      onChange={setSide}
      {...(panelId !== undefined && { panelId })}
      options={[
        { value: 'BUY', label: 'Buy', tone: 'buy' },
        { value: 'SELL', label: 'Sell', tone: 'sell' },
      ]}
    />
  );
}

describe('Segmented', () => {
  it('arrows choose the other mode', async () => {
    const user = userEvent.setup();
    renderUi(<Side />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Sell', checked: true })).toHaveFocus();
  });

  it('the modes are tabs if there is a panel: Buy and Sell tabs', async () => {
    renderUi(<Side panelId="ticket" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Sell' }));
    expect(screen.getByRole('tab', { name: 'Sell', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Buy', selected: false })).toBeInTheDocument();
  });
});

const stops = [
  { value: 0 },
  { value: 25, label: '25%' },
  { value: 50, label: '50%' },
  { value: 75, label: '75%' },
  { value: 100, label: 'Max' },
];

function Share({ from }: { readonly from: number }): ReactElement {
  const [share, setShare] = useState(from);
  return <Slider label="Share of the balance" value={share} onChange={setShare} stops={stops} />;
}

describe('Slider', () => {
  it.each([
    ['{ArrowRight}', 31],
    ['{ArrowUp}', 31],
    ['{ArrowLeft}', 29],
    ['{ArrowDown}', 29],
    ['{PageUp}', 50],
    ['{PageDown}', 25],
    ['{Home}', 0],
    ['{End}', 100],
  ])('the key %s leads from 30%% to %i%%', async (key, expected) => {
    const user = userEvent.setup();
    renderUi(<Share from={30} />);
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByRole('slider', { name: 'Share of the balance' })).toHaveValue(String(expected));
  });

  it.each([
    ['25%', 25],
    ['50%', 50],
    ['75%', 75],
    ['Max', 100],
  ])('the preset %s sets it', async (name, expected) => {
    renderUi(<Share from={0} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('slider')).toHaveValue(String(expected));
  });

  it('the presets are one tab stop, at the chosen one, and the arrows lead and choose', async () => {
    const user = userEvent.setup();
    renderUi(<Share from={50} />);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '50%' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: '75%' })).toHaveFocus();
    expect(screen.getByRole('slider')).toHaveValue('75');
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('slider')).toHaveValue('25');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('stays within 0 and 100', async () => {
    const user = userEvent.setup();
    renderUi(<Share from={100} />);
    await user.tab();
    await user.keyboard('{ArrowRight}{PageUp}');
    expect(screen.getByRole('slider')).toHaveValue('100');
  });
});

const groupings = [
  { value: '1', label: '0.0001' },
  { value: '5', label: '0.0005' },
  { value: '10', label: '0.0010' },
];

describe('Select', () => {
  it.each([1440, 390])('keys open it at %i px, arrows move, Enter chooses, and focus goes back', async (width) => {
    const chosen = vi.fn();
    const user = userEvent.setup();
    Element.prototype.scrollIntoView = () => undefined;
    renderUi(<Select label="Group prices by" value="5" onChange={chosen} options={groupings} />, width);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: '0.0005', selected: true })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('10');
    expect(screen.getByRole('button', { name: 'Group prices by' })).toHaveFocus();
  });

  it('Esc closes it and chooses nothing', async () => {
    const chosen = vi.fn();
    const user = userEvent.setup();
    renderUi(<Select label="Group prices by" value="5" onChange={chosen} options={groupings} />);
    await user.click(screen.getByRole('button', { name: 'Group prices by' }));
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(chosen).not.toHaveBeenCalled();
  });
});
