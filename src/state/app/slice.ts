import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { POLYGON_CHAIN_ID } from '../../config/chains.ts';
import { rules } from '../../config/rules.ts';

/** What a toast is about (spec 000 section 3, Popup). */
export interface PopupContent {
  readonly txn: { readonly hash: string; readonly success: boolean; readonly summary?: string };
}

export interface Popup {
  readonly key: string;
  readonly show: boolean;
  readonly content: PopupContent;
  /** Null stays until it is closed. */
  readonly removeAfterMs: number | null;
}

/** The dialogs of which only one is open at a time. */
export type AppModal = 'WALLET';

/** Whether the chain can be read. `message` is the raw error, for the details. */
export type Connection =
  { readonly status: 'ok' } | { readonly status: 'failing'; readonly failures: number; readonly message: string };

export interface AppState {
  readonly chainId: number;
  /** The block everything shown is of, per chain. */
  readonly blockNumber: Readonly<Record<number, number>>;
  /** Chain time of that block, unix seconds. */
  readonly blockTimestamp: number | null;
  /** When that block's answer arrived here, unix milliseconds. */
  readonly blockSeenAtMs: number | null;
  readonly connection: Connection;
  readonly popupList: readonly Popup[];
  readonly openModal: AppModal | null;
}

export const initialAppState: AppState = {
  chainId: POLYGON_CHAIN_ID,
  blockNumber: {},
  blockTimestamp: null,
  blockSeenAtMs: null,
  connection: { status: 'ok' },
  popupList: [],
  openModal: null,
};

interface BlockSeen {
  readonly chainId: number;
  readonly blockNumber: number;
  readonly blockTimestamp: number;
  readonly seenAtMs: number;
}

interface PopupAdded {
  readonly key?: string;
  readonly content: PopupContent;
  readonly removeAfterMs?: number | null;
}

const slice = createSlice({
  name: 'app',
  initialState: initialAppState,
  reducers: {
    blockSeen(state, { payload }: PayloadAction<BlockSeen>) {
      state.blockNumber[payload.chainId] = payload.blockNumber;
      state.blockTimestamp = payload.blockTimestamp;
      state.blockSeenAtMs = payload.seenAtMs;
    },
    connectionWorked(state) {
      if (state.connection.status !== 'ok') state.connection = { status: 'ok' };
    },
    connectionFailed(state, { payload }: PayloadAction<{ readonly message: string }>) {
      const before = state.connection.status === 'failing' ? state.connection.failures : 0;
      state.connection = { status: 'failing', failures: before + 1, message: payload.message };
    },
    popupAdded: {
      /** A popup with the key of another one takes its place. */
      reducer(state, { payload }: PayloadAction<PopupAdded & { readonly key: string }>) {
        state.popupList = state.popupList.filter((popup) => popup.key !== payload.key);
        const { key, content, removeAfterMs = rules.popupRemoveAfterMs } = payload;
        state.popupList.push({ key, show: true, content, removeAfterMs });
      },
      prepare: (popup: PopupAdded) => ({ payload: { ...popup, key: popup.key ?? nanoid() } }),
    },
    popupRemoved(state, { payload }: PayloadAction<{ readonly key: string }>) {
      state.popupList = state.popupList.filter((popup) => popup.key !== payload.key);
    },
    /** Only one dialog is open at a time; toggling the open one closes it. */
    modalToggled(state, { payload }: PayloadAction<AppModal>) {
      state.openModal = state.openModal === payload ? null : payload;
    },
    modalClosed(state) {
      state.openModal = null;
    },
  },
});

export const appReducer = slice.reducer;
export const { blockSeen, connectionWorked, connectionFailed, popupAdded, popupRemoved, modalToggled, modalClosed } =
  slice.actions;
