import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import type { OrderEventKind } from '#domain/alerts/types.ts';
import type { Head } from '#domain/freshness/freshness.ts';
import type { Address } from '#domain/tokens/types.ts';

interface OrderWithEvent<Event extends OrderEventKind> {
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly sold: string;
  readonly received: string;
  readonly remain: string;
  readonly event: Event;
}

/** Spec 000 section 3, Popup. */
export interface PopupContent {
  readonly txn: { readonly hash: string; readonly success: boolean; readonly summary?: string };
  readonly fill?: OrderWithEvent<'filled' | 'partly'>;
  readonly alert?: {
    readonly text: string;
    readonly news: (OrderWithEvent<OrderEventKind> & { readonly id: string }) | undefined;
  };
}

export interface Popup {
  readonly key: string;
  readonly show: boolean;
  readonly content: PopupContent;
  /** Null keeps the popup until the user closes it. */
  readonly removeAfterMs: number | null;
}

type AppModal = 'WALLET';

export type Connection =
  | { readonly status: 'ok' }
  | { readonly status: 'failing'; readonly failures: number; readonly message: string };

export interface AppState {
  readonly chainId: number;
  readonly blockNumber: Readonly<Record<number, number>>;
  readonly blockTimestamp: number | null;
  readonly blockSeenAtMs: number | null;
  /** Heads of other sources, which are read only after a contradiction. */
  readonly heads: readonly Head[];
  readonly claimedHead: number | null;
  /** Correct time minus the device's clock, milliseconds; null until measured. */
  readonly clockOffsetMs: number | null;
  readonly connection: Connection;
  readonly popupList: readonly Popup[];
  readonly openModal: AppModal | null;
  /** True until the user answers the notice about a link that turned on expert mode. */
  readonly expertByLink: boolean;
}

export const initialAppState: AppState = {
  chainId: POLYGON_CHAIN_ID,
  blockNumber: {},
  blockTimestamp: null,
  blockSeenAtMs: null,
  heads: [],
  claimedHead: null,
  clockOffsetMs: null,
  connection: { status: 'ok' },
  popupList: [],
  openModal: null,
  expertByLink: false,
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
      // Heads from before a reorg belong to removed blocks.
      if (payload.blockNumber < (state.blockNumber[payload.chainId] ?? 0)) state.heads = [];
      state.blockNumber[payload.chainId] = payload.blockNumber;
      state.blockTimestamp = payload.blockTimestamp;
      state.blockSeenAtMs = payload.seenAtMs;
    },
    headsSeen(state, { payload }: PayloadAction<readonly Head[]>) {
      state.heads = [...payload];
    },
    /** Null if no trusted service claims a head. */
    headClaimed(state, { payload }: PayloadAction<number | null>) {
      state.claimedHead = payload;
    },
    /** An unknown offset changes no known one; at the first comparison it is 0. */
    clockChecked(state, { payload }: PayloadAction<{ readonly offsetMs: number | undefined }>) {
      state.clockOffsetMs = payload.offsetMs ?? state.clockOffsetMs ?? 0;
    },
    connectionWorked(state) {
      if (state.connection.status !== 'ok') state.connection = { status: 'ok' };
    },
    connectionFailed(state, { payload }: PayloadAction<{ readonly message: string }>) {
      const before = state.connection.status === 'failing' ? state.connection.failures : 0;
      state.connection = { status: 'failing', failures: before + 1, message: payload.message };
    },
    popupAdded: {
      reducer(state, { payload }: PayloadAction<PopupAdded & { readonly key: string }>) {
        state.popupList = state.popupList.filter((popup) => popup.key !== payload.key);
        const { key, content, removeAfterMs = rules.page.popupRemoveAfterMs } = payload;
        state.popupList.push({ key, show: true, content, removeAfterMs });
      },
      prepare: (popup: PopupAdded) => ({ payload: { ...popup, key: popup.key ?? nanoid() } }),
    },
    popupRemoved(state, { payload }: PayloadAction<{ readonly key: string }>) {
      state.popupList = state.popupList.filter((popup) => popup.key !== payload.key);
    },
    modalToggled(state, { payload }: PayloadAction<AppModal>) {
      state.openModal = state.openModal === payload ? null : payload;
    },
    expertByLinkSet(state, { payload }: PayloadAction<boolean>) {
      state.expertByLink = payload;
    },
    modalClosed(state) {
      state.openModal = null;
    },
  },
});

export const appReducer = slice.reducer;
export const {
  blockSeen,
  headsSeen,
  headClaimed,
  clockChecked,
  connectionWorked,
  connectionFailed,
  popupAdded,
  popupRemoved,
  modalToggled,
  modalClosed,
  expertByLinkSet,
} = slice.actions;
