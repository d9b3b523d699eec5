/** `npm run docs`: writes the table of `docs/operate.md`. With `--check` it only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withVariableTable } from './variableTable.ts';

const FILE = 'docs/operate.md';
const before = readFileSync(FILE, 'utf8');
const after = withVariableTable(before, readFileSync('.env.example', 'utf8'));

if (!process.argv.includes('--check')) writeFileSync(FILE, after);
else if (after !== before) {
  console.error(`${FILE} is out of date: run npm run docs`);
  process.exitCode = 1;
}
