import { combineReducers } from '@reduxjs/toolkit';
import { appReducer } from './app/slice.ts';
import { burnReducer } from './burn/slice.ts';
import { listsReducer } from './lists/slice.ts';
import { mintReducer } from './mint/slice.ts';
import { multicallReducer } from './multicall/slice.ts';
import { swapReducer } from './swap/slice.ts';
import { clearedTimesReducer } from './transactions/clearedTimes.ts';
import { transactionsReducer } from './transactions/slice.ts';
import { userReducer } from './user/slice.ts';

export const rootReducer = combineReducers({
  app: appReducer,
  user: userReducer,
  lists: listsReducer,
  transactions: transactionsReducer,
  clearedTimes: clearedTimesReducer,
  multicall: multicallReducer,
  swap: swapReducer,
  mint: mintReducer,
  burn: burnReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
