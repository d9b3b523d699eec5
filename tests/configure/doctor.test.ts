import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envSchema } from '#config/envSchema.ts';
import { addressListRule, addressRule, urlListRule, urlRule, type EnvRule } from '#config/envRules.ts';
import { degraded, exitCode, fails, report, works } from '../../tools/doctor/findings.ts';

const source = ['contracts', 'links', 'nodes', 'rewardContracts', 'services']
  .map((file) => readFileSync(new URL(`../../tools/doctor/${file}.ts`, import.meta.url), 'utf8'))
  .join('\n');

const keysWith = (rules: readonly EnvRule<unknown>[]): readonly string[] =>
  Object.entries(envSchema)
    .filter(([, { rule }]) => rules.includes(rule))
    .map(([key]) => key);

const unchecked = (rules: readonly EnvRule<unknown>[]): readonly string[] =>
  keysWith(rules).filter((key) => !new RegExp(`(?:envSchema|env)\\.${key}\\b`).test(source));

describe('npm run doctor', () => {
  it('checks every contract; accounts of people are the only other addresses', () => {
    expect(unchecked([addressRule, addressListRule])).toEqual([
      'specialAccounts',
      'blockedAddresses',
      'flaggedAddresses',
    ]);
  });

  it('requests every service and page; hosts that may frame the page are the only other addresses', () => {
    expect(unchecked([urlRule, urlListRule])).toEqual(['rpcUrls', 'safeHosts']);
  });

  it('prints what works, what is degraded and what will fail, each with the next step', () => {
    const findings = [
      fails('VITE_A', 'It is wrong.', 'Correct it.'),
      works('VITE_B', 'It is right.'),
      degraded('VITE_C', 'Slow.', 'Wait.'),
    ];
    expect(report(findings).split('\n')).toEqual([
      'Works',
      '  VITE_B',
      '    It is right.',
      '',
      'Degraded',
      '  VITE_C',
      '    Slow.',
      '    Next: Wait.',
      '',
      'Will fail',
      '  VITE_A',
      '    It is wrong.',
      '    Next: Correct it.',
      '',
      '1 works, 1 degraded, 1 will fail.',
    ]);
  });

  it('exits with 1 where something fails, and with --strict where something is degraded', () => {
    expect(exitCode([works('VITE_A', '')], true)).toBe(0);
    expect(exitCode([degraded('VITE_A', '', '')], false)).toBe(0);
    expect(exitCode([degraded('VITE_A', '', '')], true)).toBe(1);
    expect(exitCode([fails('VITE_A', '', '')], false)).toBe(1);
  });
});
