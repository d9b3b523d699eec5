import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, marketRead, mytUsdc, openDesk, ticket } from './tradeDesk.tsx';

describe('the button', () => {
  it("'Connect Wallet' when no account, whatever else is missing; it opens the wallet dialog", async () => {
    const { user } = openDesk({ connected: false });
    await marketRead(false);
    expect(ticket().getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
    await user.type(field('Amount to pay'), '99999999');
    await user.click(ticket().getByRole('button', { name: 'Connect Wallet' }));
    expect(await screen.findByRole('dialog', { name: /Connect/ })).toBeInTheDocument();
  });
});
