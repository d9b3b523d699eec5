/** `npm run prose`: checks language and links of every Markdown file; exits with 1 where one breaks a rule. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDecision, checkLinks, checkProse } from './checkProse.ts';
import type { Finding } from './checkProse.ts';

const checkFile = (file: string): readonly Finding[] => {
  const text = readFileSync(file, 'utf8');
  return [
    ...checkProse(text),
    ...checkLinks(text, (path) => existsSync(join(dirname(file), path))),
    ...(/^docs\/decisions\/\d/.test(file) ? checkDecision(text) : []),
  ];
};

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
const findings = files.flatMap((file) => checkFile(file).map(({ line, reason }) => `${file}:${line}: ${reason}`));

console.log([...findings, `${files.length} documents, ${findings.length} findings`].join('\n'));
if (findings.length > 0) process.exitCode = 1;
