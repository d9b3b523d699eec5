import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePage } from './engine.ts';
import { findElement, sought, type Found, type Named } from './findElement.ts';

const PATIENCE_MS = 90_000;
const LOOK_MS = 100;

/** Polls until there is a value. @throws the description and the shown page after 90 seconds */
export const until = async <T>(
  what: string | (() => string),
  look: () => Promise<T | undefined>,
  page: EnginePage,
): Promise<T> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) {
      const shown = await page.run(() => {
        const [dialog] = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].toReversed();
        return (dialog ?? document.body).innerText;
      }, null);
      throw new Error(
        `${typeof what === 'string' ? what : what()}. The page shows: ${shown.replace(/\s+/g, ' ').slice(0, 600)}`,
      );
    }
    await sleep(LOOK_MS);
  }
};

export interface Person {
  readonly page: EnginePage;
  press: (target: Named) => Promise<void>;
  /** Replaces the field's text by typing. */
  fill: (target: Named, text: string) => Promise<void>;
  /** @returns the element's whole text */
  reads: (target: Named, text: RegExp) => Promise<string>;
  sees: (target: Named) => Promise<void>;
  seesNo: (target: Named) => Promise<void>;
}

const described = ({ role, name, within }: Named): string =>
  `${role} "${String(name)}"${within ? ` in ${described(within)}` : ''}`;

export const personAt = (page: EnginePage): Person => {
  const look = (target: Named): Promise<Found | null> => page.run(findElement, sought(target));
  /** An ended animation can still be shown halfway until the engine draws again. */
  const drawn = (): Promise<boolean> =>
    page.run(() => new Promise<boolean>((resolve) => void requestAnimationFrame(() => resolve(true))), null);
  /** Found at the same point twice: it no longer moves. */
  const reachable = (target: Named): Promise<Found> => {
    let before: Found | undefined;
    return until(
      () => `Nobody can press ${described(target)}, found as ${JSON.stringify(before)}`,
      async () => {
        await drawn();
        const found = await look(target);
        const isStill = found?.isReachable === true && found.x === before?.x && found.y === before.y;
        before = found ?? undefined;
        return isStill ? found : undefined;
      },
      page,
    );
  };
  const press: Person['press'] = async (target) => {
    const { x, y } = await reachable(target);
    await page.press(x, y);
  };
  return {
    page,
    press,
    fill: async (target, text) => {
      await press(target);
      await page.run(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      }, null);
      await page.type(text);
    },
    reads: (target, text) =>
      until(
        `${described(target)} does not say ${String(text)}`,
        async () => {
          const found = await look(target);
          return found && text.test(found.text) ? found.text : undefined;
        },
        page,
      ),
    sees: async (target) =>
      void (await until(`There is no ${described(target)}`, async () => (await look(target)) ?? undefined, page)),
    seesNo: async (target) =>
      void (await until(
        `There still is ${described(target)}`,
        async () => ((await look(target)) === null ? true : undefined),
        page,
      )),
  };
};
