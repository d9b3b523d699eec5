import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, JSHandle } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, figure, type Figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';
import { createManyPools } from './manyPools.ts';
import type { ExploreView } from './page/types.ts';

const POOLS = 10_000;
const LONGEST_TASK_MS = 50;
/** Steps with a limit. The others exceed theirs and are only reported. */
const LIMITED: readonly string[] = ['scroll', 'blocks'];
const SLOWER = 4;
const TYPED = 'coin77';
const KEY_MS = 60;
const SETTLE_MS = 1500;
/** Reserves are read in every fifth block. */
const BLOCKS_MS = 12_000;
const TIMEOUT_MS = 180_000;
const POLL_MS = 200;
const SCROLL_STEPS = 60;
const STEP_PX = 600;
const COLUMNS = { name: 1, value: 2, volume: 3, yield: 4, reward: 5 } as const;

type View = JSHandle<ExploreView>;

const until = async (view: View, isDone: (list: ReturnType<ExploreView['list']>) => boolean): Promise<void> => {
  for (const end = performance.now() + TIMEOUT_MS; ; await sleep(POLL_MS)) {
    const list = await view.evaluate((shown) => shown.list());
    if (isDone(list)) return;
    if (performance.now() > end) throw new Error(`Explore has only ${JSON.stringify(list)}`);
  }
};

/** A search needs the names of all tokens. */
const named = async (view: View): Promise<void> => {
  let before = -1;
  await until(view, ({ tokens }) => {
    const isDone = tokens === before && tokens > POOLS / 2;
    before = tokens;
    return isDone;
  });
};

const typeIn = async (view: View): Promise<void> => {
  for (let end = 1; end <= TYPED.length; end += 1) {
    await view.evaluate((shown, text) => shown.type(text), TYPED.slice(0, end));
    await sleep(KEY_MS);
  }
};

/** From the node's first answer to the whole list, then sorting, showing more, scrolling, blocks and a search. */
export const measureExplore = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const { page, session } = await server.open(browser);
  const answer = createManyPools(POOLS);
  try {
    await page.route(`${server.node.url}/**`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
            body: answer(route.request().postData() ?? '[]'),
          })
        : route.continue(),
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const found: Record<string, Figure> = {};
    const step = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
      const { result, tasks } = await measureTasks(browser, page, async () => {
        const acted = await act();
        await sleep(SETTLE_MS);
        return acted;
      });
      const [longest, unit] = [tasks.longestProcessorMs, 'ms of the processor, longest task'];
      found[name] = LIMITED.includes(name) ? atMost(LONGEST_TASK_MS, longest, unit) : figure(longest, unit);
      return result;
    };
    const view = await page.evaluateHandle(() => window.benchPage.showExplore());
    const firstRows = await step('first rows', () => view.evaluate((shown) => shown.firstRows()));
    const { pools: poolsAtFirstRows } = await view.evaluate((shown) => shown.list());
    const start = performance.now();
    await step('all pools', () => until(view, ({ pools, status }) => pools === POOLS && status === 'complete'));
    const seconds = (performance.now() - start) / 1000;
    for (const [name, column] of Object.entries(COLUMNS)) {
      await step(`sort by ${name}`, () => view.evaluate((shown, by) => shown.sortBy(by), column));
    }
    await view.evaluate((shown, by) => shown.sortBy(by), COLUMNS.value);
    await step('show more', () => view.evaluate((shown) => shown.showMore()));
    await step('scroll', () =>
      page.evaluate(
        async ([steps = 0, pixels = 0]) => {
          for (let done = 0; done < steps; done += 1) {
            window.scrollBy(0, pixels);
            await new Promise(requestAnimationFrame);
          }
        },
        [SCROLL_STEPS, STEP_PX],
      ),
    );
    await step('blocks', () => sleep(BLOCKS_MS));
    await step('search, names unread', async () => {
      await typeIn(view);
      await named(view);
    });
    await view.evaluate((shown) => shown.type(''));
    await step('search, names read', () => typeIn(view));
    const rows = await view.evaluate((shown) => shown.rows());
    return {
      pools: POOLS,
      slower: SLOWER,
      firstRows: figure(firstRows, 'ms from the first answer to painted rows'),
      poolsAtFirstRows: atMost(POOLS - 1, poolsAtFirstRows, 'pools read by then'),
      whole: figure(seconds, 's until all pools are read'),
      found: figure(rows, 'rows of the search'),
      longestTask: found,
    };
  } finally {
    await page.close();
  }
};
