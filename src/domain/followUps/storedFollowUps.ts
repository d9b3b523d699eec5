import { fieldsOf, isCount, textIn, type Fields } from '#lib/fields.ts';
import { isTypeable } from '../amounts/isTypeable.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { FollowUp } from './followUp.ts';

export const MAX_FOLLOW_UPS = 50;
const AMOUNT = /^\d{1,78}$/;
const ORDER = /^(0x[0-9a-fA-F]{40}) (0x[0-9a-fA-F]{40}) (\d{1,78})$/;

interface FollowedOrder {
  readonly soldToken: `0x${string}`;
  readonly boughtToken: `0x${string}`;
  readonly index: bigint;
}

/** Tokens and index of a key as in `orderKey`; undefined for other text and equal tokens. */
export const orderOfKey = (key: string): FollowedOrder | undefined => {
  const [, sold = '', bought = '', index = ''] = ORDER.exec(key) ?? [];
  const [soldToken, boughtToken] = [parseAddress(sold), parseAddress(bought)];
  if (!soldToken || !boughtToken || soldToken === boughtToken) return undefined;
  return { soldToken, boughtToken, index: BigInt(index) };
};

const amountIn = (value: unknown): bigint | undefined =>
  AMOUNT.test(textIn(value)) ? BigInt(textIn(value)) : undefined;

type Opened = Pick<FollowUp, 'opened' | 'openedSold' | 'openedTime' | 'sentTime'>;

const openedIn = ({ openedTime, opened: amount, openedSold: sold, sentTime }: Fields): Opened | undefined => {
  if ([openedTime, amount, sold, sentTime].every((entry) => entry === undefined)) return {};
  const [opened, openedSold] = [amountIn(amount), amountIn(sold)];
  if (!isCount(openedTime) || !opened || openedSold === undefined) return undefined;
  if (sentTime === undefined) return { openedTime, opened, openedSold };
  return isCount(sentTime) ? { openedTime, opened, openedSold, sentTime } : undefined;
};

const isPrice = (text: string): boolean => isTypeable(text) && /[1-9]/.test(text);

const followUpIn = (value: unknown): FollowUp | undefined => {
  const fields = fieldsOf(value);
  const account = parseAddress(textIn(fields['account']));
  const [order, price] = [textIn(fields['order']), textIn(fields['price'])];
  const when = (['whole', 'part'] as const).find((entry) => entry === fields['when']);
  const [answered, answeredSold] = [amountIn(fields['answered']), amountIn(fields['answeredSold'])];
  const opened = openedIn(fields);
  if (!account || !when || !opened || !orderOfKey(order) || !isPrice(price)) return undefined;
  if (answered === undefined || answeredSold === undefined) return undefined;
  return { account, order, price, when, answered, answeredSold, ...opened };
};

/** Follow-ups from untrusted storage; invalid entries are left out, and the first one of an order counts. */
export const followUpsIn = (value: unknown): readonly FollowUp[] => {
  if (!Array.isArray(value)) return [];
  const known = value.map(followUpIn).filter((entry) => entry !== undefined);
  return known
    .filter(({ account, order }, at) => known.findIndex((e) => e.account === account && e.order === order) === at)
    .slice(-MAX_FOLLOW_UPS);
};
