import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer.ts';

export type AppStore = Store<RootState, UnknownAction>;
type AppDispatch = AppStore['dispatch'];

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
