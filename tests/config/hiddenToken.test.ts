import { afterEach, describe, expect, it, vi } from 'vitest';

const hidden = '0xe0000000000000000000000000000000000e3147';
const special = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

afterEach(() => {
  vi.unstubAllEnvs();
});

const load = async (accounts: string) => {
  vi.resetModules();
  const set = {
    VITE_ORDER_BOOK_EXT_ADDRESS: hidden,
    VITE_ROUTER_ADDRESS: hidden,
    VITE_PAIR_INIT_CODE_HASH: `0x${'1'.repeat(64)}`,
    VITE_EMYT_ADDRESS: hidden,
    VITE_SPECIAL_ACCOUNTS: accounts,
  };
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  return import('#config/tokens/hiddenToken.ts');
};

describe('the hidden product token', () => {
  it('is only selectable for a list of special accounts', async () => {
    const { hiddenToken, isSpecialAccount } = await load(`${hidden}, ${special.toLowerCase()}`);
    expect(hiddenToken?.symbol).toBe('eMYT');
    expect(isSpecialAccount(special)).toBe(true);
    expect(isSpecialAccount('0x0000000000000000000000000000000000000001')).toBe(false);
    expect(isSpecialAccount(undefined)).toBe(false);
  });

  it('nobody may choose it without such a list', async () => {
    const { isSpecialAccount } = await load('');
    expect(isSpecialAccount(special)).toBe(false);
  });
});
