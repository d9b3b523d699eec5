import { describe, expect, it } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import { createStorage } from '#lib/storage.ts';
import { createCallMemory } from '#stores/callMemory.ts';

const storageWith = (text?: string) => {
  let kept = text;
  const area = {
    getItem: (key: string) => (key === storageKeys.pageCalls ? (kept ?? null) : null),
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = undefined),
  };
  const storage = createStorage(() => area);
  return { memory: createCallMemory(storage), text: () => kept };
};

const none = { calls: [], own: [] };
const some = { calls: ['0xA 0x01'], own: [] };

describe("the memory of a page's last calls", () => {
  it('is kept by page', () => {
    const { memory } = storageWith();
    memory.write('/mining', some);
    expect(memory.restore('/mining')).toEqual(some);
    expect(memory.restore('/burn')).toEqual(none);
  });

  it.each(['', '{', 'null', '7', '[]', '{"/mining":7}', '{"/mining":{"calls":{"0":"x"},"own":[7,null]}}'])(
    'a damaged storage (%s) is an empty one, and is written over',
    (text) => {
      const { memory } = storageWith(text);
      expect(memory.restore('/mining')).toEqual(none);
      memory.write('/mining', some);
      expect(memory.restore('/mining')).toEqual(some);
    },
  );

  it('keeps the latest of many pages', () => {
    const { memory } = storageWith();
    for (let page = 0; page < 40; page += 1) memory.write(`/${page}`, some);
    expect(memory.restore('/39')).toEqual(some);
    expect(memory.restore('/24')).toEqual(some);
    expect(memory.restore('/23')).toEqual(none);
  });

  it('keeps nothing of a page that reads too much, nor its earlier calls', () => {
    const { memory, text } = storageWith();
    memory.write('/mining', some);
    memory.write('/mining', { calls: ['x'.repeat(200_000)], own: [] });
    expect(memory.restore('/mining')).toEqual(none);
    expect(text()?.length).toBeLessThan(100);
  });
});
