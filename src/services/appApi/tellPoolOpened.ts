/** A pool that was opened under the first-mint rule. */
export interface PoolOpened {
  readonly baseToken: string;
  /** Whole tokens, in decimal notation. */
  readonly baseAmount: string;
  readonly otherToken: string;
  readonly account: string;
}

const TIMEOUT_MS = 5000;

type ServiceRequest = readonly [path: string, request: RequestInit];

/** The three calls that follow a first supply (spec 000 section 7; paths and names of 001 section 7). */
const requestsOf = ({ baseToken, baseAmount, otherToken, account }: PoolOpened): readonly ServiceRequest[] => {
  const pair = { baseTokenAddress: baseToken, baseTokenNum: baseAmount, otherToken };
  const query = new URLSearchParams({ ...pair, account }).toString();
  const action = { clientAddress: account, actionType: 'addLiquidity', action: JSON.stringify(pair) };
  const body = JSON.stringify(action);
  return [
    [`/getPairInfoStatus?${query}`, {}],
    [`/setPairInfoStatusTrue?${query}`, {}],
    ['/userAction/add', { method: 'POST', body, headers: { 'content-type': 'application/json' } }],
  ];
};

const isAnswered = async (url: string, request: RequestInit): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(url, { ...request, signal, credentials: 'omit', referrerPolicy: 'no-referrer' })).ok;
  } catch {
    return false;
  }
};

/**
 * Reports a pool to the application's own service, one call after the other, each retried once where it fails. Nothing
 * depends on the answers. Never rejects.
 */
export const tellPoolOpened = async (baseUrl: string, opened: PoolOpened): Promise<void> => {
  for (const [path, request] of requestsOf(opened)) {
    const url = baseUrl + path;
    if (!(await isAnswered(url, request))) await isAnswered(url, request);
  }
};
