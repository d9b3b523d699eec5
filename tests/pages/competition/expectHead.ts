import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Head, title and way back of a competition's page, with the reason that it shows no competition. */
export const expectHead = (reason: string): void => {
  expect(screen.getByRole('heading', { level: 1, name: 'Competition' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All competitions' })).toHaveAttribute('href', '/competition');
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(document.title).toMatch(/^Competition/);
};
