import type { Multisig } from '#chain/connectors/multisig.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { RequestedCall, SignedFacts } from '#domain/transactions/types.ts';
import { sameRequests, type WalletRequest } from '#domain/transactions/walletRequest.ts';
import { walletRequests } from '#stores/walletRequests.ts';

type Meaning = Pick<WalletRequest, 'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'>;

export interface Requested {
  readonly calls: readonly RequestedCall[];
  readonly presumed: SignedFacts | undefined;
  readonly multisig: Multisig | undefined;
  readonly callsId: Hex | undefined;
  readonly onPresumed: (listener: (facts: SignedFacts) => void) => void;
}

const kindOf = ({ multisig, callsId }: Requested): WalletRequest['kind'] => {
  if (multisig) return 'safe';
  return callsId === undefined ? 'transaction' : 'batch';
};

/** Same requests that the wallet has not answered, or that another tab has sent a moment ago. */
const sameIds = (meaning: Meaning | undefined): readonly string[] =>
  meaning
    ? sameRequests([...walletRequests.all(), ...walletRequests.sent()], meaning.from, meaning).map(({ id }) => id)
    : [];

/** @param atBlock newest block before the request; undefined if unknown */
export const createWalletRequest = (meaning: Meaning | undefined, atBlock: number | undefined) => {
  const confirmed = new Set(sameIds(meaning));
  let id: string | undefined;
  let onHash: (hash: Hex) => void = () => undefined;
  const found = new Promise<Hex>((resolve) => (onHash = resolve));
  /** Undefined if nothing is to be recorded. `isStored`: a reload knows the request too. */
  const ask = (requested: Requested): { readonly id: string; readonly isStored: boolean } | undefined => {
    if (!meaning) return undefined;
    const { calls, presumed, multisig, callsId } = requested;
    const kind = kindOf(requested);
    const own = walletRequests.ask({
      ...meaning,
      kind,
      calls,
      askedTime: Date.now(),
      ...(kind !== 'safe' && presumed && { nonce: presumed.nonce }),
      ...(callsId !== undefined && { callsId }),
      ...(multisig && { threshold: multisig.threshold }),
      ...(atBlock !== undefined && { atBlock }),
    });
    id = own;
    walletRequests.onHash(own, onHash);
    if (kind !== 'safe') requested.onPresumed(({ nonce }) => walletRequests.learn(own, { nonce }));
    return { id: own, isStored: walletRequests.isStored(own) };
  };
  return {
    ask,
    /** True if the same was requested since this press, by another tab or dialog. */
    isOvertaken: (): boolean => sameIds(meaning).some((other) => other !== id && !confirmed.has(other)),
    /** Hash of the transaction once it is on the chain, even without an answer from the wallet. Never rejects. */
    found,
    sent: (hash: Hex): void => {
      if (id !== undefined) walletRequests.answered(id, hash);
    },
    /**
     * `open`: the wallet may have sent it. `refused`: the wallet reported that it did not. `neverLeft`: the wallet
     * cannot have it.
     */
    ended: (how: 'open' | 'refused' | 'neverLeft'): void => {
      if (id === undefined) return;
      if (how === 'open') walletRequests.leaveOpen(id);
      else if (how === 'refused') walletRequests.refuse(id);
      else walletRequests.remove(id);
    },
  };
};
