import { TOKENS } from '../devnet/tokens.ts';
import { COMPOSED_WORDS, COMPOSITIONS } from '../pages/compositions.ts';
import { composeAll } from './composeText.ts';
import type { Named } from './findElement.ts';
import { TRADE } from './moneyJourneys.ts';
import type { Person } from './person.ts';
import { dialog, inside, same, visit, type Stage } from './stage.ts';

const POOL = `${TOKENS.MYT.address}/${TOKENS.USDC.address}`;
const TICKET: Named = { role: 'region', name: 'Order ticket' };

/** Pages by a field of theirs. */
const FORMS: readonly (readonly [path: string, field: string])[] = [
  [`/${TRADE}?type=limit`, 'Limit price'],
  [`/add/${POOL}`, 'Amount of MYT'],
  [`/remove/${POOL}`, 'Percent to remove'],
  ['/staking', 'MYT to stake'],
  ['/burn', 'eMYT to burn'],
  ['/earn', 'Search token or address'],
  ['/governance/create', 'MATIC to send along'],
  ['/settings', 'Token list location'],
];

/** Dialogs with fields, on the page where they open. */
const DIALOGS: readonly (readonly [path: string, opener: Named])[] = [
  [`/${TRADE}`, inside(TICKET, 'button', 'Pay with USDC')],
  [`/${TRADE}?type=market&exactAmount=10`, inside(TICKET, 'button', /^Slippage:/)],
  [`/add/${POOL}`, { role: 'button', name: 'Supply one token' }],
];

/** Full-width digits, kana, pinyin and hangul, with the events of this engine. @returns the number of texts */
const composeIn = async ({ page }: Person, { engine }: Stage, place: string, what: string): Promise<number> => {
  const order = engine.name;
  const texts = { figures: COMPOSITIONS, words: COMPOSED_WORDS };
  const { count, faults } = await page.run(composeAll, { place, order, ...texts });
  same(`What input methods meet on ${what}`, faults, []);
  return count;
};

export const inputMethods = async (stage: Stage, person: Person): Promise<void> => {
  const { page } = person;
  let count = 0;
  for (const [path, name] of FORMS) {
    await visit(person, path);
    await person.sees({ role: 'textbox', name });
    count += await composeIn(person, stage, 'main', path);
  }
  same('At least 30 texts were composed', count >= 30, true);
  for (const [path, opener] of DIALOGS) {
    await visit(person, path);
    await person.press(opener);
    await person.sees(dialog(/^/));
    same('A text was composed', (await composeIn(person, stage, '[role=dialog]', String(opener.name))) > 0, true);
    await page.escape();
    await person.seesNo(dialog(/^/));
  }
};
