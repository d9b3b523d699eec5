import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '#lib/result.ts';

const FIRST_SCRIPT = /<script[^>]* type="module"[^>]* src="([^"]+)"/g;
/** URLs of the development server's scripts, which begin with a slash. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*)"(\/[^"]+)"/g;
const AT_ONCE = 16;
const TRIES = 10;
const PAUSE_MS = 1000;

/** The URL's content, or the reason for the failure. */
const tryText = async (url: URL, accept: string): Promise<Result<string, string>> => {
  try {
    const response = await fetch(url, { headers: { accept } });
    if (response.ok) return ok(await response.text());
    await response.body?.cancel();
    return err(String(response.status));
  } catch (cause) {
    return err(cause instanceof Error ? String(cause.cause ?? cause.message) : 'no answer');
  }
};

const textAt = async (url: URL, accept: string, pauseMs: number): Promise<string> => {
  let reason = '';
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await tryText(url, accept);
    if (answer.ok) return answer.value;
    reason = answer.error;
    await sleep(pauseMs);
  }
  throw new Error(
    `The page cannot load ${url.pathname} (${reason}), so it would stay blank. Delete node_modules/.vite and run "npm start" again.`,
  );
};

const namedIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, path]) => (path === undefined ? [] : [path]));

/**
 * Requests every script of the first page, so that the development server has prepared them. @param pauseMs wait before
 * a retry @returns the number of scripts @throws for the first script that does not load
 */
export const lookAtPage = async (pageUrl: string, pauseMs = PAUSE_MS): Promise<number> => {
  const page = await textAt(new URL(pageUrl), 'text/html', pauseMs);
  let waiting = namedIn(page, FIRST_SCRIPT);
  if (waiting.length === 0) throw new Error(`${pageUrl} has no script: it is not the application's page.`);
  const seen = new Set(waiting);
  while (waiting.length > 0) {
    const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
    const texts = await Promise.all(now.map((path) => textAt(new URL(path, pageUrl), '*/*', pauseMs)));
    const found = texts.flatMap((text) => namedIn(text, IMPORT)).filter((path) => !seen.has(path));
    const fresh = [...new Set(found)];
    fresh.forEach((path) => seen.add(path));
    waiting = [...later, ...fresh];
  }
  return seen.size;
};
