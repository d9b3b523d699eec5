import { accountAddress } from '../devnet/accounts.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { shortAddress } from '../pages/walletPages.ts';
import type { Engine, EnginePage, Screen } from './engine.ts';
import type { Named } from './findElement.ts';
import type { ServedFiles } from '../servedCopy.ts';
import { announceWallet } from './pageWallet.ts';
import { personAt, until, type Person } from './person.ts';

export interface Stage {
  readonly engine: Engine;
  readonly chain: TestChain;
  /** Used by this engine alone. */
  readonly account: number;
  readonly appUrl: string;
}

/** The application with its files at hand. */
export interface BuiltStage extends Stage {
  readonly files: ServedFiles;
  /** The application with one modified file. */
  readonly tamperedUrl: string;
}

export type Journey = {
  readonly name: string;
  /** `../journeys` shows the same in Chromium, so a whole run plays it in the other engines only. */
  readonly inChromium?: 'journeys';
} & (
  | { readonly run: (stage: BuiltStage) => Promise<void> }
  /** At the desk: a page with an account connected. */
  | { readonly work: (stage: BuiltStage, person: Person) => Promise<void> }
);

export const DESKTOP: Screen = { width: 1440, height: 900, pointer: 'mouse' };
export const PHONE: Screen = { width: 390, height: 844, pointer: 'touch' };

/** @throws a sentence with both values */
export const same = (what: string, found: unknown, expected: unknown): void => {
  const [is, has] = [found, expected].map((value) =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
  );
  if (is !== has) throw new Error(`${what} is ${String(is)} instead of ${String(has)}`);
};

export const withPage = async (
  { engine, appUrl }: Stage,
  screen: Screen,
  path: string,
  work: (person: Person) => Promise<void>,
  allowed = /^$/,
): Promise<void> => {
  const page = await engine.newPage(screen);
  try {
    await page.open(appUrl + path);
    await work(personAt(page));
    const errors = (await page.errors()).filter((error) => !allowed.test(error));
    same('What the page reports', errors, []);
  } finally {
    await page.close();
  }
};

export const dialog = (name: string | RegExp): Named => ({ role: 'dialog', name });
export const inside = (within: Named, role: Named['role'], name: string | RegExp): Named => ({ role, name, within });

const OUTCOME = dialog('What happened');

export const connect = async (person: Person, { chain, account }: Stage): Promise<void> => {
  const wallet = { account: accountAddress(account), nodeUrl: chain.url, fees: FEE_CAP };
  await person.page.run(announceWallet, wallet);
  await person.press({ role: 'button', name: 'Connect Wallet' });
  await person.press(inside(dialog('Connect a wallet'), 'button', /^Engine Wallet/));
  await person.reads(dialog('Account'), new RegExp(shortAddress(wallet.account).replaceAll('.', '\\.')));
  await person.press(inside(dialog('Account'), 'button', 'Close'));
  await person.seesNo(dialog('Account'));
};

/** Closes the dialog. @returns the matching part */
export const outcome = async (person: Person, text: RegExp): Promise<string> => {
  const shown = await person.reads(OUTCOME, text);
  await person.press(inside(OUTCOME, 'button', 'Close'));
  await person.seesNo(OUTCOME);
  return text.exec(shown)?.[0] ?? '';
};

/** Goes to a page and waits until it is drawn. */
export const visit = async ({ page }: Person, path: string): Promise<void> => {
  await goWithin(page, path);
  await drawn(page, path);
};

/** Pages that share their heading keep it, but mark another tab. */
export const goWithin = (page: EnginePage, path: string): Promise<void> =>
  page.run(async (to) => {
    const heading = document.querySelector('main h1');
    const shown = (): string =>
      [...document.querySelectorAll('main [aria-current=page]')].map(({ textContent }) => textContent).join();
    const tab = shown();
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    const deadline = performance.now() + 1500;
    while (heading?.isConnected === true && shown() === tab && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, path);

/** True once the heading is shown and nothing is added any more. The heading of a page that is left is hidden first. */
const isDrawn = (page: EnginePage): Promise<boolean> =>
  page.run(
    () =>
      new Promise<boolean>((resolve) => {
        const heading = document.querySelector('main h1');
        if (heading === null || heading.getClientRects().length === 0) return resolve(false);
        const watch = new MutationObserver(() => resolve(false));
        watch.observe(document.body, { childList: true, subtree: true });
        setTimeout(() => {
          watch.disconnect();
          resolve(true);
        }, 150);
      }),
    null,
  );

export const drawn = (page: EnginePage, path: string): Promise<boolean> =>
  until(`${path} is not drawn`, async () => ((await isDrawn(page)) ? true : undefined), page);
