import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type MintField = 'CURRENCY_A' | 'CURRENCY_B';

/** Spec section 3. Texts are stored as typed; the rules parse them. */
export interface MintState {
  /** Typed field; in a pool with a price the other one follows. */
  independentField: MintField;
  typedValue: string;
  otherTypedValue: string;
}

const initialMint: MintState = { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' };

interface AmountTyped {
  readonly field: MintField;
  readonly text: string;
  /** True if the pool has no price yet, so that the other side keeps its text. */
  readonly noLiquidity: boolean;
}

const mintSlice = createSlice({
  name: 'mint',
  initialState: initialMint,
  reducers: {
    amountTyped: (state, action: PayloadAction<AmountTyped>) => {
      const { field, text, noLiquidity } = action.payload;
      const isOther = field !== state.independentField;
      const kept = isOther ? state.typedValue : state.otherTypedValue;
      state.independentField = field;
      state.typedValue = text;
      state.otherTypedValue = noLiquidity ? kept : '';
    },
    sidesSwapped: (state) => {
      state.independentField = state.independentField === 'CURRENCY_A' ? 'CURRENCY_B' : 'CURRENCY_A';
    },
    mintReset: () => initialMint,
    mintRestored: (_state, { payload }: PayloadAction<MintState>) => payload,
  },
});

export const { amountTyped, sidesSwapped, mintReset, mintRestored } = mintSlice.actions;
export const mintReducer = mintSlice.reducer;
