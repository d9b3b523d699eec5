import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicationFields,
  restoreDraft,
  type ApplicationDraft,
  type ApplicationField,
} from '#domain/applications/draft.ts';
import { fieldProblem, type ApplicationContext, type FieldProblem } from '#domain/applications/validateApplication.ts';

const [one, other] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'];
const draft: ApplicationDraft = {
  tokenA: one,
  tokenB: other,
  website: 'https://project.example',
  contact: 'team@project.example',
  about: 'A token for a project that exists.',
};
const fine: ApplicationContext = { kind: 'pair', draft, tokenA: 'token', tokenB: 'token', isListed: false };

type Case = readonly [
  ApplicationField,
  FieldProblem | undefined,
  Partial<ApplicationDraft>,
  Partial<ApplicationContext>?,
];
const cases: Case[] = [
  ['tokenA', undefined, {}],
  ['tokenA', undefined, { tokenA: ` ${one.toLowerCase()} ` }],
  ['tokenA', undefined, {}, { isListed: true }],
  ['tokenA', 'alreadyListed', {}, { kind: 'token', isListed: true }],
  ['tokenA', 'empty', { tokenA: ' ' }],
  ['tokenA', 'notAnAddress', { tokenA: '0x12' }],
  ['tokenA', 'wrongChecksum', { tokenA: one.replace('C5', 'c5') }],
  ['tokenA', undefined, { tokenA: `matic:${one}` }],
  ['tokenA', 'otherChain', { tokenA: `eth:${one}` }],
  ['tokenA', 'notAToken', {}, { tokenA: 'notAToken' }],
  ['tokenA', 'unread', {}, { tokenA: 'unread' }],
  ['tokenA', 'loading', {}, { tokenA: 'loading' }],
  ['tokenB', undefined, {}],
  ['tokenB', undefined, { tokenB: '' }, { kind: 'token' }],
  ['tokenB', 'empty', { tokenB: '' }],
  ['tokenB', 'sameToken', { tokenB: one.toLowerCase() }],
  ['website', undefined, {}],
  ['website', 'empty', { website: '' }],
  ['website', 'notAWebsite', { website: 'http://project.example' }],
  ['website', 'notAWebsite', { website: 'javascript:alert(1)' }],
  ['website', 'notAWebsite', { website: 'https://user@project.example' }],
  ['website', 'tooLong', { website: `https://project.example/${'x'.repeat(200)}` }],
  ['contact', undefined, {}],
  ['contact', undefined, { contact: 'https://t.example/us' }],
  ['contact', 'notAContact', { contact: 'team' }],
  ['contact', 'empty', { contact: '' }],
  ['about', undefined, {}],
  ['about', 'tooShort', { about: `${'x'.repeat(19)}     ` }],
  ['about', 'empty', { about: '\n' }],
  ['about', 'tooLong', { about: 'x'.repeat(1001) }],
];

it.each(cases.map((entry) => [...entry] as const))(
  'the problem of %s is %s with %o',
  (...[field, problem, typed, context = {}]) => {
    expect(fieldProblem(field, { ...fine, draft: { ...draft, ...typed }, ...context })).toBe(problem);
  },
);

describe('a draft that is stored', () => {
  it('comes back as it was', () => {
    expect(restoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is a draft whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (stored, about) => {
        const restored = restoreDraft(stored);
        expect(Object.keys(restored)).toEqual([...applicationFields]);
        expect(typeof restoreDraft({ ...draft, about }).about).toBe('string');
      }),
    );
  });

  it('keeps a text that is too long, so that the form can name its length', () => {
    const about = 'x'.repeat(1003);
    expect(restoreDraft({ ...draft, about }).about).toBe(about);
  });
});
