import { MemoryRouter } from 'react-router-dom';
import { it } from 'vitest';
import { CompetitionDetailsPage } from '#pages/competition/CompetitionDetailsPage.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { expectHead } from './expectHead.ts';

it('a competition without a service shows the head, the title and the way back of a competition', () => {
  renderUi(
    <MemoryRouter initialEntries={['/competition/details/summer']}>
      <CompetitionDetailsPage />
    </MemoryRouter>,
  );
  expectHead('Competitions are not set up here');
});
