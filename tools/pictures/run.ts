/**
 * `npm run pictures -- [page…] [--readme]`: pages in each installed engine, at three widths, dark and light, into
 * `test-results/pictures`. `--readme` replaces the README's picture by Chromium's.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLES } from '../../e2e/devnet/accounts.ts';
import { withBuiltStage } from '../../e2e/engines/builtStage.ts';
import { findEngines } from '../../e2e/engines/findEngines.ts';
import { PAGES, takePictures } from './takePictures.ts';

const FOLDER = 'test-results/pictures';
const README_PICTURE = { from: join(FOLDER, 'trade-1440-dark-Chromium.png'), to: 'docs/trade-page.png' };
const options = process.argv.slice(2);
const named = options.filter((option) => !option.startsWith('--'));

// Child processes end with this process, also on a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const failures = await withBuiltStage((served) =>
  Promise.all(
    findEngines().map(async ({ name, start }) => {
      if (!start.ok) {
        console.log(`${name} is left out: ${start.error}`);
        return 0;
      }
      const engine = await start.value();
      try {
        const stage = { ...served, engine, account: ROLES.demo[0] };
        const failed = await takePictures(stage, FOLDER, named.length > 0 ? named : Object.keys(PAGES));
        if (name === 'Chromium' && options.includes('--readme')) await copyFile(README_PICTURE.from, README_PICTURE.to);
        console.log([`${name}: ${FOLDER}`, ...failed.map((reason) => `  failed at ${reason}`)].join('\n'));
        return failed.length;
      } finally {
        await engine.stop();
      }
    }),
  ),
);
process.exit(failures.some((count) => count > 0) ? 1 : 0);
