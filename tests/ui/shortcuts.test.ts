import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deskShortcuts, isDeskShortcut } from '#ui/keys/deskShortcuts.ts';
import { isShortcut, shortcuts, type KeyPress } from '#ui/keys/shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

const on = (userAgent: string): void => void vi.stubGlobal('navigator', { userAgent });
afterEach(() => void vi.unstubAllGlobals());

describe('a press is a shortcut', () => {
  it('Ctrl-K opens the palette, on a Mac Cmd-K, and neither on the other', () => {
    on('Mozilla/5.0 (X11; Linux x86_64)');
    expect(isShortcut(press('k', { ctrlKey: true }), 'palette')).toBe(true);
    expect(isShortcut(press('k', { metaKey: true }), 'palette')).toBe(false);
    on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    expect(isShortcut(press('k', { metaKey: true }), 'palette')).toBe(true);
    expect(isShortcut(press('k', { ctrlKey: true }), 'palette')).toBe(false);
  });

  it('it counts by its key position on a keyboard of another alphabet, and not with further modifiers', () => {
    on('X11; Linux');
    expect(isShortcut(press('ㅏ', { code: 'KeyK', ctrlKey: true }), 'palette')).toBe(true);
    for (const more of [{ shiftKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(isShortcut(press('k', { ctrlKey: true, ...more }), 'palette')).toBe(false);
    }
    expect(isShortcut(press('k'), 'palette')).toBe(false);
  });

  it('? needs Shift on some keyboards and not on others', () => {
    on('X11; Linux');
    expect(isShortcut(press('?', { shiftKey: true }), 'shortcutList')).toBe(true);
    expect(isShortcut(press('?'), 'shortcutList')).toBe(true);
    expect(isShortcut(press('/', { shiftKey: true }), 'shortcutList')).toBe(false);
    expect(isShortcut(press('?', { ctrlKey: true }), 'shortcutList')).toBe(false);
  });

  it('arrows with and without Shift are two', () => {
    on('X11; Linux');
    expect(isDeskShortcut(press('ArrowUp'), 'priceTick')).toBe(true);
    expect(isDeskShortcut(press('ArrowUp', { shiftKey: true }), 'priceTick')).toBe(false);
    expect(isDeskShortcut(press('ArrowUp', { shiftKey: true }), 'priceTenTicks')).toBe(true);
  });
});

describe('the table of shortcuts', () => {
  it('has nothing that no handler asks for, and no handler names its own keys', async () => {
    const root = fileURLToPath(new URL('../../src', import.meta.url));
    const files = (await readdir(root, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
    const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    const handlers = texts
      .filter(([file]) => !/shortcutWords|keys\/(?:desk)?shortcuts/i.test(file))
      .map(([, text]) => text);
    const requests = (name: string): boolean =>
      handlers.some((text) => new RegExp(`(?:is(?:Desk)?Shortcut\\(\\w+, |useShortcut\\()'${name}'`).test(text));
    expect(Object.keys({ ...shortcuts, ...deskShortcuts }).filter((name) => !requests(name))).toEqual([]);
    const ownKeys = texts.filter(([, text]) => /\.key [!=]== '(?!Tab'|ArrowDown'|Backspace')/.test(text));
    expect(ownKeys.map(([file]) => file)).toEqual([]);
  });
});
