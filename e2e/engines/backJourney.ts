import type { EnginePage } from './engine.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { personAt, until } from './person.ts';
import { DESKTOP, drawn, same, type Stage } from './stage.ts';

/** Mark of a page; missing after another load. */
interface Seen {
  /** Times restored from the back-forward cache. */
  readonly shownAgain: number;
  /** Requests for the newest block. */
  readonly polls: number;
}

const seenIn = (page: EnginePage): Promise<Seen | null> =>
  page.run(() => (Reflect.get(window, 'seen') ?? null) as Seen | null, null);

const watchPolls = (page: EnginePage): Promise<void> =>
  page.run(() => {
    const seen = { shownAgain: 0, polls: 0, open: 0 };
    Object.assign(window, { seen });
    addEventListener('pageshow', ({ persisted }) => void (seen.shownAgain += Number(persisted)));
    const { fetch } = window;
    window.fetch = async (input, init) => {
      seen.polls += Number(typeof init?.body === 'string' && /"eth_call".*"latest"/.test(init.body));
      seen.open += 1;
      try {
        return await fetch(input, init);
      } finally {
        seen.open -= 1;
      }
    };
  }, null);

/** Leaves while the page requests nothing and holds no lock: browsers cache no page that does. */
const leave = (page: EnginePage, url: string): Promise<void> =>
  page.run(async (to) => {
    const [lookMs, quietLooks, patienceMs] = [20, 15, 30_000];
    const seen = Reflect.get(window, 'seen') as { open: number };
    const loaded = (): number => performance.getEntriesByType('resource').length;
    const isHeld = async (): Promise<boolean> => ((await navigator.locks.query()).held ?? []).length > 0;
    const deadline = performance.now() + patienceMs;
    let [before, quiet] = [loaded(), 0];
    while (performance.now() < deadline && quiet < quietLooks) {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      quiet = seen.open > 0 || loaded() > before || (await isHeld()) ? 0 : quiet + 1;
      before = loaded();
    }
    // This answer comes first.
    setTimeout(() => location.assign(to), 0);
  }, url);

const shownBlock = (page: EnginePage): Promise<number> =>
  page.run(() => {
    const marks = [...document.querySelectorAll('[title*="block height"]')];
    return Math.max(0, ...marks.map(({ textContent }) => Number(textContent.replaceAll(',', ''))));
  }, null);

/** Between two documents the page does not answer. */
const shows = (page: EnginePage, block: number): Promise<number> =>
  until(
    `The page does not show block ${block}`,
    async () => {
      const shown = await shownBlock(page).catch(() => 0);
      return shown >= block ? shown : undefined;
    },
    page,
  );

/** The trade page holds a lock while it reads history, so Firefox does not cache it. */
const PATH = `add/${TOKENS.MYT.address}/${TOKENS.USDC.address}`;

const BLOCKS = 6;
/** One per block, and rarely an early one. Two pollers make two. */
const MOST_POLLS_PER_BLOCK = 1.5;

/** After Back the page continues with current blocks, one request each. */
export const comesBack = async ({ engine, appUrl, chain }: Stage): Promise<void> => {
  const page = await (engine.newKeptPage ?? engine.newPage)(DESKTOP);
  try {
    await page.open(appUrl + PATH);
    await drawn(page, PATH);
    await shows(page, 1);
    await watchPolls(page);
    await leave(page, `${appUrl}favicon.svg`);
    await until(
      'The page is not left',
      async () => ((await seenIn(page).catch(() => undefined)) === null ? true : undefined),
      page,
    );
    for (let block = 0; block < BLOCKS; block += 1) await chain.mine();
    const newest = await chain.blockNumber();
    await page.run(() => void setTimeout(() => history.back(), 20), null);
    const first = await shows(page, newest);
    const before = await seenIn(page);
    const last = await shows(page, first + BLOCKS);
    const after = await seenIn(page);
    // A browser without a cached page has loaded it again.
    if (before && after) {
      same('Times the page was shown again', after.shownAgain, 1);
      const perBlock = (after.polls - before.polls) / (last - first);
      same(`At most ${MOST_POLLS_PER_BLOCK} polls a block, not ${perBlock}`, perBlock <= MOST_POLLS_PER_BLOCK, true);
    }
    await personAt(page).sees({ role: 'region', name: 'Add Liquidity' });
    // The other document has no icon.
    const errors = (await page.errors()).filter((error) => !/404/.test(error));
    same('What the page reports', errors, []);
  } finally {
    await page.close();
  }
};
