import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import type { EnginePage, Screen } from '../../e2e/engines/engine.ts';
import { TRADE } from '../../e2e/engines/moneyJourneys.ts';
import { personAt } from '../../e2e/engines/person.ts';
import { connect, DESKTOP, drawn, goWithin, PHONE, type Stage } from '../../e2e/engines/stage.ts';

const { MYT, USDC } = TOKENS;

export const PAGES: Readonly<Record<string, string>> = {
  trade: `/${TRADE}`,
  pool: paths.pool,
  explore: `${paths.pool}?show=explore`,
  add: `${paths.add}/${MYT.address}/${USDC.address}`,
  market: paths.market,
  earn: paths.earn,
  mining: paths.mining,
  assets: paths.assets,
  history: paths.accountHistory,
  deposits: paths.deposits,
  staking: paths.staking,
  locks: paths.lockStaking,
  bond: paths.bond,
  governance: paths.governance,
  operator: paths.operator,
};

const SCREENS: readonly Screen[] = [DESKTOP, { width: 768, height: 1024, pointer: 'touch' }, PHONE];
const THEMES = ['dark', 'light'] as const;

/** By then figures have arrived and movements ended. */
const REST_MS = 2000;

const rest = (page: EnginePage): Promise<void> =>
  page.run((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), REST_MS);

/**
 * Pages with an account connected: `trade-1440-dark-Firefox.png`. A failed window does not end the others. @returns the
 * failures
 */
export const takePictures = async (
  stage: Stage,
  folder: string,
  names: readonly string[],
): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const { engine, appUrl } = stage;
  const failed: string[] = [];
  for (const screen of SCREENS)
    for (const theme of THEMES) {
      const page = await engine.newPage(screen);
      try {
        await page.open(`${appUrl}${TRADE}?theme=${theme}`);
        await connect(personAt(page), stage);
        for (const name of names) {
          const path = PAGES[name] ?? name;
          await goWithin(page, path);
          await drawn(page, path);
          await rest(page);
          const file = `${name.replaceAll(/\W+/g, '-')}-${screen.width}-${theme}-${engine.name}.png`;
          await writeFile(join(folder, file), await page.picture());
        }
      } catch (cause) {
        failed.push(`${screen.width} px, ${theme}: ${cause instanceof Error ? cause.message : String(cause)}`);
      } finally {
        await page.close();
      }
    }
  return failed;
};
