import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../e2e/browser.ts';
import type { BrowserLookup } from '../../e2e/browser.ts';

const machine = (present: readonly string[], install?: () => void): BrowserLookup => ({
  own: '/cache/playwright/chrome',
  folders: ['/usr/local/bin', '/usr/bin'],
  exists: (path) => present.includes(path),
  install,
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
    const chromium = join('/usr/bin', 'chromium');
    expect(findBrowser(machine(present, () => present.push(chromium)))).toEqual({ ok: true, value: chromium });
  });

  it('says how to get a browser when there is none', () => {
    const result = findBrowser(machine([]));
    expect(result.ok ? '' : result.error).toMatch(/npx playwright install chromium.*try again/);
  });
});
