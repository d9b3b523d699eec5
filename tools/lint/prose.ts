/** `npm run prose`: checks language, links and named files of all Markdown; exits with 1 for a broken rule. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDecision, checkFiles, checkLinks, checkProse, type Finding } from './checkProse.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));

const checkFile = (file: string): readonly Finding[] => {
  const text = readFileSync(file, 'utf8');
  return [
    ...checkProse(text),
    ...checkLinks(text, (path) => existsSync(join(dirname(file), path))),
    ...checkFiles(text, files),
    ...(/^docs\/decisions\/\d/.test(file) ? checkDecision(text) : []),
  ];
};

const documents = files.filter((file) => file.endsWith('.md'));
const findings = documents.flatMap((file) => checkFile(file).map(({ line, reason }) => `${file}:${line}: ${reason}`));

console.log([...findings, `${documents.length} documents, ${findings.length} findings`].join('\n'));
if (findings.length > 0) process.exitCode = 1;
