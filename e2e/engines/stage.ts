import { accountAddress } from '../devnet/accounts.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { shortAddress } from '../pages/walletPages.ts';
import type { Engine, EngineName, EnginePage, Size } from './engine.ts';
import type { Named } from './findElement.ts';
import { announceWallet } from './pageWallet.ts';
import { personAt, until } from './person.ts';
import type { Person } from './person.ts';

/** All that a journey plays on. */
export interface Stage {
  readonly engine: Engine;
  readonly chain: TestChain;
  /** Index of the account that trades in this engine alone. */
  readonly account: number;
  /** The application's address, with a slash at its end. */
  readonly appUrl: string;
  /** The same application with a file that is not the one that was built. */
  readonly tamperedUrl: string;
}

export interface Journey {
  readonly name: string;
  /** The engine that cannot pass it; the reason is in decision 116. */
  readonly unlike?: EngineName;
  readonly run: (stage: Stage) => Promise<void>;
}

export const DESKTOP: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** @throws a sentence with both values */
export const same = (what: string, found: unknown, expected: unknown): void => {
  const [is, has] = [found, expected].map((value) =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
  );
  if (is !== has) throw new Error(`${what} is ${String(is)} instead of ${String(has)}`);
};

/** A page that ends with the journey and may report no error. */
export const withPage = async (
  { engine, appUrl }: Stage,
  size: Size,
  path: string,
  work: (person: Person) => Promise<void>,
): Promise<void> => {
  const page = await engine.newPage(size);
  try {
    await page.open(appUrl + path);
    await work(personAt(page));
    same('What the page reports', await page.errors(), []);
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

/** Reads what the transaction did and closes the dialog. */
export const outcome = async (person: Person, text: RegExp): Promise<void> => {
  await person.reads(OUTCOME, text);
  await person.press(inside(OUTCOME, 'button', 'Close'));
  await person.seesNo(OUTCOME);
};

/** Leads to another page within the application. */
export const goWithin = (page: EnginePage, path: string): Promise<void> =>
  page.run((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Returns true once the page has drawn its heading and nothing is added to it any more. */
const isDrawn = (page: EnginePage): Promise<boolean> =>
  page.run(
    () =>
      new Promise<boolean>((resolve) => {
        if (document.querySelector('main h1') === null) return resolve(false);
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
