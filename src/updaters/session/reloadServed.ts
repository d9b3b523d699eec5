import { BUILD_HASH } from '#config/build.ts';
import { fieldsOf } from '#lib/fields.ts';
import { ownFolder } from '#lib/ownAddress.ts';

const PATIENCE_MS = 5000;

/** The hash of what the server serves now; its list of files is not kept by the browser. */
export const servedHash = async (): Promise<unknown> => {
  const address = new URL('build.json', new URL(ownFolder(), document.baseURI));
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? fieldsOf(await answer.json()).hash : undefined;
};

/**
 * Loads the page again after something did not arrive: from the server, if that has another release than the one kept in
 * the browser, whose files are gone. Without a network it is the one kept.
 */
export const reloadServed = async (): Promise<void> => {
  try {
    const kept = await navigator.serviceWorker.getRegistration(ownFolder());
    const hash = kept && (await servedHash());
    if (typeof hash === 'string' && hash !== BUILD_HASH) await kept?.unregister();
  } catch {
    // No network, or a browser without such workers: it is loaded as it is.
  }
  window.location.reload();
};
