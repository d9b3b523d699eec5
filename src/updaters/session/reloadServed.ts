import { BUILD_HASH } from '#config/build.ts';
import { fieldsOf } from '#lib/fields.ts';
import { ownFolder } from '#lib/ownAddress.ts';

const PATIENCE_MS = 5000;

export const servedHash = async (): Promise<unknown> => {
  const address = new URL('build.json', new URL(ownFolder(), document.baseURI));
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? fieldsOf(await answer.json()).hash : undefined;
};

/**
 * Loads the stored page, or the server's page if the server has another release, because the stored one's files are
 * gone.
 */
export const reloadServed = async (): Promise<void> => {
  try {
    const kept = await navigator.serviceWorker.getRegistration(ownFolder());
    const hash = kept && (await servedHash());
    if (typeof hash === 'string' && hash !== BUILD_HASH) await kept?.unregister();
  } catch {
    // Offline or without service workers the page reloads as it is.
  }
  window.location.reload();
};
