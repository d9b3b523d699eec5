import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type MintField = 'CURRENCY_A' | 'CURRENCY_B';

/** The form that adds liquidity as it was typed (spec section 3). Texts stay texts: parsing is the rules' business. */
export interface MintState {
  /** The side typed last; in a pool that has a price the other one follows. */
  independentField: MintField;
  typedValue: string;
  /** Counts in a pool without a price, where both sides are free. */
  otherTypedValue: string;
}

export const initialMint: MintState = { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' };

interface AmountTyped {
  readonly field: MintField;
  readonly value: string;
  /** The pool has no price yet, so the other side keeps what was typed there. */
  readonly noLiquidity: boolean;
}

const mintSlice = createSlice({
  name: 'mint',
  initialState: initialMint,
  reducers: {
    amountTyped: (state, action: PayloadAction<AmountTyped>) => {
      const { field, value, noLiquidity } = action.payload;
      const isOther = field !== state.independentField;
      const kept = isOther ? state.typedValue : state.otherTypedValue;
      state.independentField = field;
      state.typedValue = value;
      state.otherTypedValue = noLiquidity ? kept : '';
    },
    /** The two tokens changed places, and what was typed goes with them. */
    sidesSwapped: (state) => {
      state.independentField = state.independentField === 'CURRENCY_A' ? 'CURRENCY_B' : 'CURRENCY_A';
    },
    mintReset: () => initialMint,
    mintRestored: (_state, { payload }: PayloadAction<MintState>) => payload,
  },
});

export const { amountTyped, sidesSwapped, mintReset, mintRestored } = mintSlice.actions;
export const mintReducer = mintSlice.reducer;
