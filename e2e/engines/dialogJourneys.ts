import { TOKENS } from '../devnet/tokens.ts';
import { startListServer } from '../fixtures/listServer.ts';
import { DESKTOP, dialog, inside, same, visit, withPage, type Stage } from './stage.ts';
import { isReadingRewards, openersShown, openingPages } from '../pages/openingPages.ts';
import type { EnginePage } from './engine.ts';
import { until, type Person } from './person.ts';

/** Edges outside the page; undefined while the dialog moves or is closed. */
const cutOff = (page: EnginePage): Promise<readonly string[] | null> =>
  page.run(async () => {
    const edges = (): DOMRect | undefined =>
      [...document.querySelectorAll('[role=dialog]')].at(-1)?.getBoundingClientRect();
    const before = edges();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const now = edges();
    if (!before || !now || before.top !== now.top || before.height !== now.height) return null;
    const { top, left, bottom, right } = now;
    const beyond = { top: -top, left: -left, bottom: bottom - innerHeight, right: right - innerWidth };
    return Object.entries(beyond).flatMap(([edge, px]) => (px > 0 ? [`${edge}: ${px} px`] : []));
  }, null);

const openAndClose = async (person: Person, name: string): Promise<void> => {
  await person.press({ role: 'opener', name });
  const outside = await until(
    `"${name}" opens no dialog`,
    async () => (await cutOff(person.page)) ?? undefined,
    person.page,
  );
  same(`Edges of "${name}" that are cut off`, outside, []);
  await person.page.escape();
  await person.seesNo(dialog(/^/));
};

/** Closes each dialog with Esc. */
export const everyDialog = async (_: Stage, person: Person): Promise<void> => {
  const opened = new Set<string>();
  for (const path of openingPages) {
    await visit(person, path);
    if (path.startsWith('/trade')) await person.sees({ role: 'opener', name: /^Market MYT/ });
    if (path.startsWith('/add')) await person.sees({ role: 'opener', name: 'Supply one token' });
    await until(
      'Rewards are still read',
      async () => ((await person.page.run(isReadingRewards, null)) ? undefined : true),
      person.page,
    );
    for (;;) {
      const name = (await person.page.run(openersShown, null)).find((opener) => !opened.has(opener));
      if (name === undefined) break;
      opened.add(name);
      await openAndClose(person, name);
    }
  }
  same('At least 15 dialogs were opened', opened.size >= 15, true);
};

const LIST = {
  name: 'Journey List',
  timestamp: '2026-11-21T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [{ chainId: 137, ...TOKENS.TOLL, logoURI: undefined }],
};

export const importList = async (stage: Stage): Promise<void> => {
  const server = await startListServer();
  server.serve('/list.json', { json: LIST });
  const work = async (person: Person): Promise<void> => {
    await person.fill({ role: 'textbox', name: 'Token list location' }, `${server.url}/list.json`);
    await person.press({ role: 'button', name: 'Import' });
    const risk = dialog('Import list');
    await person.reads(risk, /Import at your own risk/);
    await person.press(inside(risk, 'checkbox', /I understand/));
    await person.press(inside(risk, 'button', 'Import'));
    await person.seesNo(risk);
    await person.sees({ role: 'listitem', name: /Journey List.*v1\.0\.0/ });
  };
  try {
    // An http address is tried as https first, which this server lacks.
    await withPage(stage, DESKTOP, 'settings', work, /SSL|https:|Failed to load resource/);
  } finally {
    await server.stop();
  }
};
