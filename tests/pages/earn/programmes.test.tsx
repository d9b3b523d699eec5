import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import type { EarnRow } from '#pages/earn/earnRow.ts';
import { earnHooks, programmes, type EarnProgramme } from '#pages/earn/programmes.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { maker } from '../trade/mockMarket.ts';

const alice = maker(61);

const raffleRow: EarnRow = {
  ...{ id: 'raffle', kind: 'farm', title: 'Raffle', words: 'raffle', path: '/raffle', contract: maker(62) },
  ...{ lockSeconds: 0n, uses: [], currencies: [], rate: undefined, per: 'year', isOver: false, isMine: true },
  ...{ isWithinReach: false, marks: [], terms: '', risk: '', basis: '' },
};

const raffle: EarnProgramme = {
  useRows: (account) => ({ rows: account === alice ? [raffleRow] : [], isComplete: true, isFailed: false }),
  useMoments: (account) =>
    account === alice ? [{ id: 'raffle-1', at: 5n, isEstimate: false, title: 'The raffle ends', path: '/raffle' }] : [],
};

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

const openEarn = (list: readonly EarnProgramme[]) => {
  const { useEarnRows, useEarnMoments } = earnHooks(list);
  const useEarn = () => ({ ids: useEarnRows(alice).rows.map(({ id }) => id), dates: useEarnMoments(alice) });
  const { wrapper: Reads } = openReads();
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <I18nProvider i18n={i18n}>
      <Reads>{children}</Reads>
    </I18nProvider>
  );
  return renderHook(useEarn, { wrapper }).result.current;
};

it('an entry in the list adds its rows and its dates', () => {
  const before = openEarn(programmes);
  const { ids, dates } = openEarn([...programmes, raffle]);
  expect(before.ids).not.toContain('raffle');
  expect(ids).toEqual([...before.ids, 'raffle']);
  expect(dates.map(({ id }) => id)).toEqual([...before.dates.map(({ id }) => id), 'raffle-1']);
});

it('a programme without dates adds none', () => {
  const { useRows } = raffle;
  if (!useRows) throw new Error('The raffle has rows.');
  expect(openEarn([{ useRows }])).toEqual({ ids: ['raffle'], dates: [] });
});
