import { expect, it } from 'vitest';
import { contentPolicy, frameAncestors } from '../../tools/build/contentPolicy.ts';

const directives = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]));

const inline = { scripts: ['sha256-map='], styles: ['sha256-look='] };

it('no script or style comes from elsewhere, none is written into the page but by its hash, nothing is compiled', () => {
  for (const local of [[], ['http://127.0.0.1:*']]) {
    const policy = directives(contentPolicy({ inline, local }));
    expect(policy['default-src']).toBe("'none'");
    expect(policy['script-src']).toBe("'self' 'sha256-map='");
    expect(policy['style-src']).toBe("'sha256-look='");
    expect(Object.values(policy).join()).not.toMatch(/unsafe|nonce/);
  }
});

it('no text becomes HTML or the address of a script except by two named policies', () => {
  const policy = directives(contentPolicy());
  expect(policy['require-trusted-types-for']).toBe("'script'");
  expect(policy['trusted-types']).toBe('own-scripts character-references');
});

it('a page without anything written into it allows no style', () => {
  expect(directives(contentPolicy())['style-src']).toBe("'none'");
});

it('the relay that is configured is the one that may be queried', () => {
  expect(contentPolicy({ relay: 'wss://relay.example' })).toContain(' wss://relay.example;');
  expect(contentPolicy({ relay: 'wss://relay.example' })).not.toContain('relay.walletconnect.org');
});

it('only the Safe may frame the application, by a header alone: a meta element cannot say it', () => {
  expect(frameAncestors()).toBe('frame-ancestors https://app.safe.global');
  expect(contentPolicy({ inline })).not.toContain('frame-ancestors');
});
