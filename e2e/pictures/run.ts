/**
 * `npm run pictures [page…]`: pictures of the main pages, of those named or of all, in each engine that is installed, at three
 * widths, dark and light, to compare by eye. They are written into `test-results/pictures`.
 */
import { ROLES } from '../devnet/accounts.ts';
import { withBuiltStage } from '../engines/builtStage.ts';
import { findEngines } from '../engines/findEngines.ts';
import { PAGES, takePictures } from './takePictures.ts';

const FOLDER = 'test-results/pictures';
const named = process.argv.slice(2);

// Child processes end with this process, also on a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
await withBuiltStage((served) =>
  Promise.all(
    findEngines().map(async ({ name, start }) => {
      if (!start.ok) return console.log(`${name} is left out: ${start.error}`);
      const engine = await start.value();
      try {
        const stage = { ...served, engine, account: ROLES.demo[0] };
        await takePictures(stage, FOLDER, named.length > 0 ? named : Object.keys(PAGES));
        console.log(`${name}: ${FOLDER}`);
      } finally {
        await engine.stop();
      }
    }),
  ),
);
process.exit(0);
