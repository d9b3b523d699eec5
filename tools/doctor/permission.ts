const TIMEOUT_MS = 10_000;
/** An unknown page: if it is allowed, every page is. */
const ORIGIN = 'https://exchange.example';

/**
 * Reason why browsers would block a server's answers; undefined without one. @param method `POST` with JSON needs a
 * preflight request
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
