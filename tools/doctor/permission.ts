const TIMEOUT_MS = 10_000;
/** A page that the server cannot know: an answer that allows it allows every page. */
const ORIGIN = 'https://exchange.example';

/**
 * The reason why browsers would keep a server's answers from the page; undefined where they would not.
 * @param method `POST` with JSON is preceded by a request for permission
 */
export const refusedToPages = async (url: string, method: 'GET' | 'POST'): Promise<string | undefined> => {
  const isRequested = method === 'POST';
  try {
    const response = await fetch(url, {
      method: isRequested ? 'OPTIONS' : 'GET',
      headers: {
        origin: ORIGIN,
        ...(isRequested && {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === ORIGIN) return undefined;
    return `it answers other servers but no web page (access-control-allow-origin is ${allowed ?? 'missing'})`;
  } catch {
    return 'it does not answer';
  }
};

export const PERMISSION_NEXT =
  "Let the server send access-control-allow-origin for your page's address, or name another one.";
