import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareFile } from '#lib/shareFile.ts';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const platform = (takesFiles: boolean, share: (data: ShareData) => Promise<void>): void => {
  Object.assign(navigator, { canShare: () => takesFiles, share });
};

describe('a shared file', () => {
  it('goes to the share sheet with its words', async () => {
    const shared: ShareData[] = [];
    platform(true, (data) => Promise.resolve(void shared.push(data)));
    expect(await shareFile(file, 'words')).toBe('shared');
    expect(shared).toEqual([{ files: [file], text: 'words' }]);
    expect(saved).toEqual([]);
  });

  it('is not saved if the sheet is closed', async () => {
    platform(true, () => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await shareFile(file, 'words')).toBe('closed');
    expect(saved).toEqual([]);
  });

  it('is saved without a sheet for files, and where the sheet fails', async () => {
    expect(await shareFile(file, 'words')).toBe('saved');
    platform(false, () => Promise.resolve());
    expect(await shareFile(file, 'words')).toBe('saved');
    platform(true, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await shareFile(file, 'words')).toBe('saved');
    expect(saved).toEqual(['a.png', 'a.png', 'a.png']);
  });
});
