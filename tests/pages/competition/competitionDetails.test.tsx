import { MemoryRouter } from 'react-router-dom';
import { it, vi } from 'vitest';
import { CompetitionDetailsPage } from '#pages/competition/CompetitionDetailsPage.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { expectHead } from './expectHead.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_APP_API_URL: 'https://api.test' });
});

it('an address that names no competition shows the head, the title and the way back of a competition', () => {
  renderUi(
    <MemoryRouter initialEntries={['/competition/details/a%20b']}>
      <CompetitionDetailsPage />
    </MemoryRouter>,
  );
  expectHead('There is no such competition');
});
