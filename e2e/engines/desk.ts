import type { EnginePage } from './engine.ts';
import { personAt, type Person } from './person.ts';
import { connect, DESKTOP, drawn, same, type Stage } from './stage.ts';

/** One page with an account connected, for several journeys: loads and connections cost most of their time. */
export interface Desk {
  /** On a failure the next journey gets another page. */
  work: (journey: (person: Person) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

const START = 'settings';

export const createDesk = (stage: Stage): Desk => {
  let page: EnginePage | undefined;
  const close = async (): Promise<void> => {
    const open = page;
    page = undefined;
    await open?.close();
  };
  const open = async (): Promise<EnginePage> => {
    page = await stage.engine.newPage(DESKTOP);
    await page.open(stage.appUrl + START);
    await drawn(page, START);
    await connect(personAt(page), stage);
    return page;
  };
  return {
    work: async (journey) => {
      try {
        const used = page ?? (await open());
        await journey(personAt(used));
        same('What the page reports', await used.errors(), []);
      } catch (cause) {
        await close();
        throw cause;
      }
    },
    close,
  };
};
