import { BUILD_HASH } from '#config/build.ts';
import { fieldsOf } from '#lib/fields.ts';
import { ownFolder } from '#lib/ownAddress.ts';

const PATIENCE_MS = 5000;

export const servedHash = async (): Promise<unknown> => {
  const address = new URL('build.json', new URL(ownFolder(), document.baseURI));
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? fieldsOf(await answer.json()).hash : undefined;
};

/** From the server if it has another release than the stored one, whose files are gone; else the stored one. */
export const reloadServed = async (): Promise<void> => {
  try {
    const kept = await navigator.serviceWorker.getRegistration(ownFolder());
    const hash = kept && (await servedHash());
    if (typeof hash === 'string' && hash !== BUILD_HASH) await kept?.unregister();
  } catch {
    // Offline, or no service workers: reload as it is.
  }
  window.location.reload();
};
