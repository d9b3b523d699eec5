import type { PlacementOutcome, PlacementVector } from './vectorFile.ts';

/** The order rests behind all others of its side, untraded. */
const restsLast = ({ action, state }: PlacementVector): PlacementOutcome => {
  const deposits = (amounts: readonly [string, string]): [string, string] => {
    const [a, b] = amounts;
    const added = (amount: string): string => String(BigInt(amount) + BigInt(action.from));
    return action.side === 'A' ? [added(a), b] : [a, added(b)];
  };
  const lists = { A: state.A.map(([index]) => index), B: state.B.map(([index]) => index) };
  lists[action.side].push(state.nextIndex);
  return {
    status: 1,
    revert: null,
    reserveNum: action.from,
    orderIndex: state.nextIndex,
    received: '0',
    spent: '0',
    poolIn: '0',
    poolOut: '0',
    fills: [],
    makersReceived: {},
    reserves: state.reserves,
    fee: '0',
    deposits: deposits(state.deposits),
    balances: deposits(state.balances),
    lists,
  };
};

/** Our lists are walked in a loop: where the recorded contract ran out of stack, the order finds its place. */
export const ORDERS_BEYOND_THE_STACK: Readonly<Record<string, (vector: PlacementVector) => PlacementOutcome>> = {
  X073: restsLast,
};

/** The same for getClosestOrderIndex: how many of a vector's searches failed there and answer here. */
export const SEARCHES_BEYOND_THE_STACK: Readonly<Record<string, number>> = {
  P006: 9,
  P007: 6,
  P022: 6,
  P023: 7,
  P031: 8,
  P038: 8,
  P039: 8,
  P046: 6,
  P047: 7,
};

/** A cancelled order has nothing left, so cancelling it again names that reason: vector, step, our reason. */
export const CANCELS_OF_CLOSED_ORDERS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  S002: { 8: 'Insufficient RemainNumber' },
  S012: { 15: 'Insufficient RemainNumber' },
  S035: { 8: 'Insufficient RemainNumber' },
};

/** Orders that were cancelled whole: the recorded contract keeps showing what was left, ours shows 0. */
export const ZEROED_ORDERS: Readonly<Record<string, readonly string[]>> = {
  S002: ['1', '5'],
  S005: ['2', '5'],
  S007: ['1', '4', '8', '14', '16'],
  S008: ['1', '5'],
  S009: ['1', '5'],
  S012: ['2', '3', '4', '6', '7', '8'],
  S014: ['3'],
  S016: ['1'],
  S020: ['1', '3', '5', '6'],
  S021: ['2', '3'],
  S023: ['1', '5', '12'],
  S024: ['1', '7', '11'],
  S025: ['2', '4', '7', '12'],
  S027: ['1', '2'],
  S030: ['1', '7', '10'],
  S032: ['2'],
  S035: ['1', '3', '4', '7'],
  S036: ['5', '13', '14'],
  S039: ['3'],
  S040: ['3'],
  S041: ['2', '6', '7', '9', '13', '14'],
  S042: ['5'],
  S044: ['2'],
  S047: ['1'],
  S049: ['2', '4', '9', '11'],
  S050: ['2', '3'],
  S056: ['1', '2', '3', '5', '6', '11'],
  S061: ['2', '5', '6', '7', '8', '9'],
  S062: ['2', '3', '4', '5', '13'],
  Y006: ['2'],
  Y008: ['1'],
};
