import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sideOfIds } from '../marketRule.ts';

type SwapField = 'INPUT' | 'OUTPUT';
type SwapOrderType = 'MARKET' | 'LIMIT';
type SwapDirection = 'BUY' | 'SELL';
type SwapUnfilled = 'REST' | 'LEAVE_OUT';

/** Spec section 3. Texts are stored as typed; the rules parse them. */
export interface SwapState {
  independentField: SwapField;
  independentTypedOrder: SwapOrderType;
  independentDirection: SwapDirection;
  unfilled: SwapUnfilled;
  postOnly: boolean;
  typedValue: string;
  /** Currency of the typed amount; null without one. It is not stored. */
  typedFor: string | null;
  price: string;
  INPUT: { currencyId: string | null };
  OUTPUT: { currencyId: string | null };
  recipient: string | null;
  dex: string | null;
}

export type SwapPrefill = Partial<Omit<SwapState, 'INPUT' | 'OUTPUT'>> & {
  inputCurrencyId?: string | null;
  outputCurrencyId?: string | null;
};

export const initialSwap: SwapState = {
  independentField: 'INPUT',
  independentTypedOrder: 'MARKET',
  independentDirection: 'BUY',
  unfilled: 'REST',
  postOnly: false,
  typedValue: '',
  typedFor: null,
  price: '',
  INPUT: { currencyId: null },
  OUTPUT: { currencyId: null },
  recipient: null,
  dex: null,
};

const sameId = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase();

const pairOf = ({ INPUT, OUTPUT }: SwapState): string | undefined =>
  INPUT.currencyId === null || OUTPUT.currencyId === null
    ? undefined
    : [INPUT.currencyId, OUTPUT.currencyId]
        .map((id) => id.toLowerCase())
        .toSorted()
        .join(' ');

/** Price and exchange belong to their pair, so another pair drops them. */
const dropTermsOf = (pair: string | undefined, state: SwapState, kept: SwapPrefill = {}): void => {
  if (pair === undefined || pairOf(state) === pair) return;
  state.price = kept.price ?? '';
  state.dex = kept.dex ?? null;
};

const turn = (state: SwapState): void => {
  const { INPUT, OUTPUT } = state;
  state.INPUT = OUTPUT;
  state.OUTPUT = INPUT;
  state.independentDirection = state.independentDirection === 'BUY' ? 'SELL' : 'BUY';
  state.independentField = state.independentField === 'INPUT' ? 'OUTPUT' : 'INPUT';
};

const rememberCounted = (state: SwapState): void => {
  if (state.typedValue !== '') state.typedFor ??= state[state.independentField].currencyId;
};

/** True if the amount was typed for another currency. */
export const isRecounted = ({ typedValue, typedFor, independentField, ...sides }: SwapState): boolean => {
  const { currencyId } = sides[independentField];
  return typedValue !== '' && typedFor !== null && currencyId !== null && !sameId(typedFor, currencyId);
};

/** Keeps the side while a currency is missing. */
const settleSide = (state: SwapState): void => {
  const side = sideOfIds(state.INPUT.currencyId, state.OUTPUT.currencyId);
  if (side) state.independentDirection = side;
};

const swapSlice = createSlice({
  name: 'swap',
  initialState: initialSwap,
  reducers: {
    /** A requested side flips the ticket. A reversed pair keeps the currency of its amount. */
    prefilled: (state, action: PayloadAction<SwapPrefill>) => {
      const { inputCurrencyId, outputCurrencyId, independentDirection: requestedDirection, ...rest } = action.payload;
      const before = pairOf(state);
      const paidBefore = state.INPUT.currencyId;
      rememberCounted(state);
      Object.assign(state, rest);
      if (inputCurrencyId !== undefined) state.INPUT.currencyId = inputCurrencyId;
      if (outputCurrencyId !== undefined) state.OUTPUT.currencyId = outputCurrencyId;
      if (sameId(state.INPUT.currencyId, state.OUTPUT.currencyId)) state.OUTPUT.currencyId = null;
      dropTermsOf(before, state, rest);
      const isTurned = before !== undefined && before === pairOf(state) && !sameId(paidBefore, state.INPUT.currencyId);
      if (isTurned && rest.typedValue === undefined) {
        state.independentField = state.independentField === 'INPUT' ? 'OUTPUT' : 'INPUT';
      }
      if (rest.typedValue !== undefined) state.typedFor = state[state.independentField].currencyId;
      settleSide(state);
      if (requestedDirection !== undefined && requestedDirection !== state.independentDirection) turn(state);
    },
    amountTyped: (state, action: PayloadAction<{ field: SwapField; text: string }>) => {
      state.independentField = action.payload.field;
      state.typedValue = action.payload.text;
      state.typedFor = action.payload.text === '' ? null : state[action.payload.field].currencyId;
    },
    priceTyped: (state, action: PayloadAction<string>) => {
      state.price = action.payload;
    },
    orderTypeChosen: (state, action: PayloadAction<SwapOrderType>) => {
      state.independentTypedOrder = action.payload;
    },
    dexChosen: (state, action: PayloadAction<string | null>) => {
      state.dex = action.payload;
    },
    unfilledChosen: (state, action: PayloadAction<SwapUnfilled>) => {
      state.unfilled = action.payload;
    },
    postOnlySet: (state, action: PayloadAction<boolean>) => {
      state.postOnly = action.payload;
    },
    directionSwitched: turn,
    currencyChosen: (state, action: PayloadAction<{ field: SwapField; currencyId: string }>) => {
      const { field, currencyId } = action.payload;
      const before = pairOf(state);
      rememberCounted(state);
      const other = field === 'INPUT' ? 'OUTPUT' : 'INPUT';
      if (sameId(state[other].currencyId, currencyId)) {
        state[other].currencyId = state[field].currencyId;
        state.independentField = state.independentField === 'INPUT' ? 'OUTPUT' : 'INPUT';
      }
      state[field].currencyId = currencyId;
      dropTermsOf(before, state);
      settleSide(state);
    },
    recipientTyped: (state, action: PayloadAction<string | null>) => {
      state.recipient = action.payload;
    },
    formCleared: (state) => {
      state.typedValue = '';
      state.typedFor = null;
      state.recipient = null;
    },
  },
});

export const {
  prefilled,
  amountTyped,
  priceTyped,
  orderTypeChosen,
  dexChosen,
  unfilledChosen,
  postOnlySet,
  directionSwitched,
  currencyChosen,
  recipientTyped,
  formCleared,
} = swapSlice.actions;
export const swapReducer = swapSlice.reducer;
