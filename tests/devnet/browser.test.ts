import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findBrowser,
  findJourneyBrowser,
  installHeadlessShell,
  journeysAtOnce,
  type BrowserLookup,
} from '../../e2e/browser.ts';

const machine = (present: readonly string[], install?: (name: string) => void): BrowserLookup => ({
  own: '/cache/playwright/chrome',
  folders: ['/usr/local/bin', '/usr/bin'],
  exists: (path) => present.includes(path),
  install,
  isShared: false,
});

describe('findBrowser', () => {
  it("takes Playwright's own browser first", () => {
    const lookup = machine(['/cache/playwright/chrome', join('/usr/bin', 'chromium')]);
    expect(findBrowser(lookup)).toEqual({ ok: true, value: '/cache/playwright/chrome' });
  });

  it('takes one of the system when Playwright has none', () => {
    const chrome = join('/usr/bin', 'google-chrome');
    expect(findBrowser(machine([chrome]))).toEqual({ ok: true, value: chrome });
  });

  it("installs Debian's when there is none and it may", () => {
    const present: string[] = [];
    const install = (name: string): void => void present.push(join('/usr/bin', name));
    expect(findBrowser(machine(present, install))).toEqual({ ok: true, value: join('/usr/bin', 'chromium') });
  });

  it('says how to get a browser when there is none', () => {
    const result = findBrowser(machine([]));
    expect(result.ok ? '' : result.error).toMatch(/npx playwright install chromium.*try again/);
  });
});

describe('the browser of the journeys', () => {
  const own = '/cache/playwright/chrome';
  const chromium = join('/usr/bin', 'chromium');
  const shell = join('/usr/bin', 'chromium-headless-shell');

  it("is Playwright's own, else the headless shell, else any", () => {
    expect(findJourneyBrowser(machine([own, shell, chromium]))).toEqual({ ok: true, value: own });
    expect(findJourneyBrowser(machine([chromium, shell]))).toEqual({ ok: true, value: shell });
    expect(findJourneyBrowser(machine([chromium]))).toEqual({ ok: true, value: chromium });
    expect(findJourneyBrowser(machine([])).ok).toBe(false);
  });

  it('runs five journeys at a time in the headless shell, and three in any other', () => {
    expect([shell, chromium, own].map(journeysAtOnce)).toEqual([5, 3, 3]);
  });

  it('is installed only where it would be used', () => {
    const installed = (present: readonly string[], isShared = false): readonly string[] => {
      const names: string[] = [];
      installHeadlessShell({ ...machine(present, (name) => names.push(name)), isShared });
      return names;
    };
    expect(installed([])).toEqual(['chromium-headless-shell']);
    expect(installed([chromium])).toEqual([]);
    expect(installed([own])).toEqual([]);
    expect(installed([chromium, shell])).toEqual([]);
    // For checks of all browsers it is installed in addition to another browser.
    expect(installed([chromium], true)).toEqual(['chromium-headless-shell']);
    expect(installed([own], true)).toEqual([]);
    expect(installed([chromium, shell], true)).toEqual([]);
    expect(() => installHeadlessShell(machine([]))).not.toThrow();
  });
});
