import { expect, it } from 'vitest';
import { endJob, placeSlice, requestSlice, sliceTurn, startJob } from '#domain/slices/sliceJob.ts';
import { PlanWords } from '#pages/trade/order/slices/PlanWords.tsx';
import { shortageOf } from '#pages/trade/order/slices/SliceInputs.tsx';
import { TurnWords } from '#pages/trade/order/slices/sliceWords.tsx';
import { terms } from '../../domain/slices/jobs.ts';
import { MYT } from '../../domain/trade/tickets.ts';
import { renderUi } from '../../ui/renderUi.tsx';

const START = 1_800_000_000_000;

it('the live region of a waiting slice keeps its words while the seconds pass', () => {
  const job = placeSlice(startJob('a', terms, START), `0x${'a'.repeat(64)}`, START);
  const wordsAt = (nowMs: number): string => {
    const { container, unmount } = renderUi(
      <TurnWords
        job={job}
        view={{ turn: 'waiting', amount: 1n, offer: undefined, atBlock: undefined }}
        nowMs={nowMs}
      />,
    );
    const words = container.textContent;
    unmount();
    return words;
  };
  expect(wordsAt(START + 1000)).toMatch(/^Slice 2 of 3, due Jan/);
  expect(wordsAt(START + 2000)).toBe(wordsAt(START + 1000));
});

it('says that an ended order still has a slice in the wallet', () => {
  const job = endJob(requestSlice(startJob('a', terms, START), START));
  const view = { turn: sliceTurn(job, START), amount: 1n, offer: undefined, atBlock: undefined };
  expect(renderUi(<TurnWords job={job} view={view} nowMs={START} />).container).toHaveTextContent(
    'You ended the order. Slice 1 of 3 is still in your wallet: reject it there, or it is placed.',
  );
});

it('the plan names both amounts where slices of few units differ', () => {
  const few = { ...terms, input: { ...MYT, decimals: 0 }, total: 7n, count: 2 };
  expect(renderUi(<PlanWords terms={few} />).container).toHaveTextContent('2 market orders of 3 MYT or 4 MYT each.');
});

it('keeps the network fees of all slices out of a total of the native coin', () => {
  expect(shortageOf({ total: 95n }, 100n, 95n)).toBeUndefined();
  expect(shortageOf({ total: 96n }, 100n, 95n)).toBe('fees');
  expect(shortageOf({ total: 101n }, 100n, 95n)).toBe('balance');
  expect(shortageOf({ total: 101n }, undefined, undefined)).toBeUndefined();
});
