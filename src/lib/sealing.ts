import type { SafeStorage } from './storage.ts';

export type Stored = string | ArrayBuffer;

export interface Sealing {
  readonly isSealed: boolean;
  nameOf(subject: string): Promise<string>;
  seal(text: string): Promise<Stored>;
  /** Undefined for data of another key, and for damaged data. */
  open(stored: unknown): Promise<string | undefined>;
}

const IV_BYTES = 12;
const KEY_BYTES = 32;

export const unsealed: Sealing = {
  isSealed: false,
  nameOf: (subject) => Promise.resolve(subject),
  seal: (text) => Promise.resolve(text),
  open: (stored) => Promise.resolve(typeof stored === 'string' ? stored : undefined),
};

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const keyIn = (storage: SafeStorage, name: string): Uint8Array<ArrayBuffer> => {
  const known = storage.get(name);
  if (known !== undefined && new RegExp(`^[0-9a-f]{${String(2 * KEY_BYTES)}}$`).test(known))
    return Uint8Array.from({ length: KEY_BYTES }, (_, i) => parseInt(known.slice(2 * i, 2 * i + 2), 16));
  const made = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  storage.set(name, hexOf(made));
  return made;
};

/** Seals texts with AES-GCM. The key is in `storage` and is lost with it. Rejects in pages without a secure origin. */
export const createSealing = (storage: SafeStorage, keyName: string): Sealing => {
  const imported = (): Promise<CryptoKey> =>
    crypto.subtle.importKey('raw', keyIn(storage, keyName), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    isSealed: true,
    async nameOf(subject) {
      const named = new TextEncoder().encode(hexOf(keyIn(storage, keyName)) + subject);
      return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', named)));
    },
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = new TextEncoder().encode(text);
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported(), data);
      return new Blob([iv, sealed]).arrayBuffer();
    },
    async open(stored) {
      try {
        const bytes = new Uint8Array(stored as ArrayBuffer);
        const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
        const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await imported(), sealed);
        return new TextDecoder().decode(data);
      } catch {
        return undefined;
      }
    },
  };
};
