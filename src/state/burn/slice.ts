import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type BurnField = 'LIQUIDITY_PERCENT' | 'LIQUIDITY' | 'CURRENCY_A' | 'CURRENCY_B';

export interface BurnState {
  independentField: BurnField;
  typedValue: string;
}

export const initialBurn: BurnState = { independentField: 'LIQUIDITY_PERCENT', typedValue: '0' };

const burnSlice = createSlice({
  name: 'burn',
  initialState: initialBurn,
  reducers: {
    burnTyped: (_state, action: PayloadAction<{ readonly field: BurnField; readonly value: string }>): BurnState => ({
      independentField: action.payload.field,
      typedValue: action.payload.value,
    }),
    burnReset: () => initialBurn,
  },
});

export const { burnTyped, burnReset } = burnSlice.actions;
export const burnReducer = burnSlice.reducer;
