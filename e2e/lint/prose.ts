/** Checks the language of every Markdown file of the repository; exits with 1 where a sentence breaks a rule. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkProse } from './checkProse.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const findings = files.flatMap((file) =>
  checkProse(readFileSync(file, 'utf8')).map(({ line, reason }) => `${file}:${line}: ${reason}`),
);

console.log([...findings, `${files.length} documents, ${findings.length} findings`].join('\n'));
if (findings.length > 0) process.exitCode = 1;
