import { screen, fireEvent, configure } from '@testing-library/react';
import { it } from 'vitest';
import { button, field, marketRead, openDesk, ticket } from './tradeDesk.tsx';
const t = async (n: string, f: () => unknown) => {
  const s = performance.now();
  await f();
  console.log(n, Math.round(performance.now() - s));
};
it('x', async () => {
  let d: any;
  await t('open', () => {
    d = openDesk();
  });
  await t('region', () => screen.findByRole('region', { name: 'Order ticket' }));
  await t('row', () => screen.findByRole('row', { name: /^Sell side 0\.4185/ }));
  await t('row2', () => screen.getByRole('row', { name: /^Sell side 0\.4185/ }));
  await t('title', () => ticket().findByTitle('12,480.55'));
  await t('field', () => field('Amount to pay'));
  await t('label', () => screen.getByLabelText('Amount to pay'));
  await t('type', () => d.user.type(field('Amount to pay'), '8'));
  await t('type', () => d.user.type(screen.getByLabelText('Amount to pay'), '0'));
  await t('change', () => fireEvent.change(screen.getByLabelText('Amount to pay'), { target: { value: '8000' } }));
  await t('button', () => button('Buy MYT'));
  await t('paste', async () => {
    await d.user.click(screen.getByLabelText('Amount to pay'));
    await d.user.paste('1');
  });
  configure({ defaultHidden: true });
  await t('button', () => button('Buy MYT'));
  await t('row2', () => screen.getByRole('row', { name: /^Sell side 0\.4185/ }));
  await t('next', () => d.nextBlock());
});
