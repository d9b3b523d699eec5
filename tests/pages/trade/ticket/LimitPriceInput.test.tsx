import { describe, expect, it } from 'vitest';
import { button, field, marketRead, mytUsdc, openDesk, ticket } from '../tradeDesk.tsx';

const limitDesk = async (price = '') => {
  const desk = openDesk({ address: `${mytUsdc}?type=limit${price === '' ? '' : `&price=${price}`}` });
  await marketRead();
  await button('Best ask');
  return desk;
};

describe('price with tick buttons', () => {
  it('the buttons move it by a tick of its fourth digit', async () => {
    const { user } = await limitDesk('0.4');
    await user.click(await button('Raise the price by a tick'));
    expect(field('Limit price')).toHaveValue('0.40010');
    await user.click(await button('Lower the price by a tick'));
    await user.click(await button('Lower the price by a tick'));
    expect(field('Limit price')).toHaveValue('0.39990');
  });

  it('they start at the market while nothing is typed', async () => {
    const { user } = await limitDesk('0');
    await user.clear(field('Limit price'));
    await user.click(await button('Raise the price by a tick'));
    expect(field('Limit price')).toHaveValue('0.41830');
  });

  it('arrows move it by one tick, Page keys and Shift with arrows by ten', async () => {
    const { user } = await limitDesk('0.4');
    field('Limit price').focus();
    await user.keyboard('{ArrowUp}');
    expect(field('Limit price')).toHaveValue('0.40010');
    await user.keyboard('{ArrowDown}{PageUp}');
    expect(field('Limit price')).toHaveValue('0.40100');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{PageDown}');
    expect(field('Limit price')).toHaveValue('0.39900');
  });
});

describe('a price "from the book"', () => {
  it.each([
    ['Best bid', '0.418'],
    ['Mid (pool price)', '0.41820'],
    ['Best ask', '0.4185'],
  ])('%s types %s', async (name, price) => {
    const { user } = await limitDesk('0.3');
    await user.click(await button(name));
    expect(field('Limit price')).toHaveValue(price);
    expect(ticket().getByRole('button', { name })).toHaveAttribute('title', `${name}: ${price}`);
  });
});
