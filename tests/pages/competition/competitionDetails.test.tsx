import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CompetitionDetailsPage } from '#pages/competition/CompetitionDetailsPage.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const service = vi.hoisted(() => ({ url: undefined as string | undefined }));

vi.mock('#config/env.ts', async (original) => {
  const { env } = await original<{ readonly env: object }>();
  return {
    env: Object.defineProperty({ ...env }, 'appApiUrl', { get: () => service.url }),
  };
});

it.each([
  ['not set up here', undefined, '/competition/details/summer', 'Competitions are not set up here'],
  ['of an address that names none', 'https://api.test', '/competition/details/a%20b', 'There is no such competition'],
])('a competition that is %s has the head, the title and the way back of any other', (_, url, path, reason) => {
  service.url = url;
  renderUi(
    <MemoryRouter initialEntries={[path]}>
      <CompetitionDetailsPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Competition' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All competitions' })).toHaveAttribute('href', '/competition');
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(document.title).toMatch(/^Competition/);
});
