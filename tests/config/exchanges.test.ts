import { describe, expect, it } from 'vitest';
import { envProblemText } from '#config/envProblemText.ts';
import { parseEnv } from '#config/parseEnv.ts';

const address = `0x${'a1'.repeat(20)}`;
const required = {
  VITE_ORDER_BOOK_EXT_ADDRESS: address,
  VITE_ROUTER_ADDRESS: address,
  VITE_PAIR_INIT_CODE_HASH: `0x${'0f'.repeat(32)}`,
};
const harbour = {
  id: 'harbour',
  name: 'Harbour',
  factory: '0x5d36b36c53438c0fb70dca5082ee5bde25bd888b',
  initCodeHash: `0x${'7e'.repeat(32)}`,
  router: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
};

const read = (text: string) => parseEnv({ ...required, VITE_EXCHANGES: text });
const problemsOf = (text: string): readonly string[] => {
  const parsed = read(text);
  return parsed.ok ? [] : parsed.error.map(envProblemText);
};

describe('each deployment is configuration', () => {
  it('left out, there is none besides the default exchange', () => {
    expect(parseEnv(required)).toMatchObject({ ok: true, value: { exchanges: [] } });
  });

  it('a fee of 3 in 1000 and a router that may be called are the default; addresses become checksummed', () => {
    expect(read(JSON.stringify([harbour]))).toMatchObject({
      ok: true,
      value: {
        exchanges: [
          {
            ...harbour,
            factory: '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B',
            router: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
            feeFactor: 997,
            routerCallable: true,
          },
        ],
      },
    });
  });

  it('both can be set, and there can be several', () => {
    const other = { ...harbour, id: 'other', feeFactor: 1000, routerCallable: false };
    expect(read(JSON.stringify([harbour, other]))).toMatchObject({
      ok: true,
      value: { exchanges: [{ id: 'harbour' }, { id: 'other', feeFactor: 1000, routerCallable: false }] },
    });
  });

  it.each([
    ['no JSON', 'harbour'],
    ['no list', JSON.stringify(harbour)],
    ['an entry that is nothing', '[null]'],
    ['the id of the default exchange', JSON.stringify([{ ...harbour, id: 'myt' }])],
    ['the same id twice', JSON.stringify([harbour, harbour])],
    ['an id for which an address has no room', JSON.stringify([{ ...harbour, id: 'The Harbour' }])],
    ['no name', JSON.stringify([{ ...harbour, name: '' }])],
    ['no factory', JSON.stringify([{ ...harbour, factory: undefined }])],
    ['a router that is no address', JSON.stringify([{ ...harbour, router: '0x12' }])],
    ['a hash that is none', JSON.stringify([{ ...harbour, initCodeHash: address }])],
    ['a fee above a tenth', JSON.stringify([{ ...harbour, feeFactor: 899 }])],
    ['a half fee', JSON.stringify([{ ...harbour, feeFactor: 996.5 }])],
    ['a word for yes', JSON.stringify([{ ...harbour, routerCallable: 'yes' }])],
  ])('%s gives a sentence that says what is expected', (_, text) => {
    const [problem, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^VITE_EXCHANGES is ".*", but it has to be a JSON list of exchanges, each with its own id,/,
    );
  });
});
