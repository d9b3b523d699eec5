import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import { tokenWith } from '#chain/reading/tokenReport.ts';
import { tryCall, type Reader } from '#chain/sending/send.ts';
import { env } from '#config/env.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { knownToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { failed, ready, valueOf, type Loadable } from '#lib/loadable.ts';
import { sidesOf } from '#state/marketRule.ts';

export type TokenFact = CurrencyFact & { readonly address: Address };

export const COIN: CurrencyFact = { symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals };

/** Thrown if the call is not one of this application, or the chain lacks what its description needs. */
export class NotDescribed extends Error {
  override readonly name = 'NotDescribed';
}

export class ProposalReader {
  constructor(
    private readonly reader: Reader,
    readonly safe: Address,
  ) {}

  async maybe<A extends readonly unknown[], R>(
    requested: Pick<ContractFunction<A, R>, 'encode' | 'decode'>,
    to: Address,
    ...args: A
  ): Promise<R | undefined> {
    const answer = await tryCall(this.reader, { from: this.safe, to, data: requested.encode(...args), value: 0n });
    if (!answer.ok) {
      if (answer.error.code === 'reverted') return undefined;
      throw new Error('The node does not answer.', { cause: answer.error });
    }
    const decoded = requested.decode(answer.value);
    return decoded.ok ? decoded.value : undefined;
  }

  /** @throws NotDescribed if the contract reverts or answers in another shape */
  async read<A extends readonly unknown[], R>(
    requested: Pick<ContractFunction<A, R>, 'encode' | 'decode'>,
    to: Address,
    ...args: A
  ): Promise<R> {
    const value = await this.maybe(requested, to, ...args);
    if (value === undefined) throw new NotDescribed(`${to} does not answer`);
    return value;
  }

  async token(address: Address): Promise<TokenFact> {
    const known = knownToken(address);
    if (known) return { address, symbol: known.symbol, decimals: known.decimals };
    const answers = await Promise.all(
      [erc20.symbol, erc20.name, erc20.decimals].map((field) => this.answer(address, field.encode())),
    );
    const found = valueOf(tokenWith(address, answers, undefined, false));
    if (!found) throw new NotDescribed(`${address} is no token`);
    return { address, symbol: found.symbol, decimals: found.decimals };
  }

  currency(token: Address | undefined): Promise<CurrencyFact> {
    return token === undefined ? Promise.resolve(COIN) : this.token(token);
  }

  async staked(address: Address): Promise<{ readonly poolToken: TokenFact; readonly pool: string }> {
    const [a, b] = await Promise.all([
      this.maybe(factoryPair.token0, address),
      this.maybe(factoryPair.token1, address),
    ]);
    const isPair = a && b && a !== b && pairAddress(env.factory, env.pairInitCodeHash, a, b) === address;
    if (!isPair) {
      const poolToken = await this.token(address);
      return { poolToken, pool: poolToken.symbol };
    }
    const { base, quote } = sidesOf(a, b);
    const names = await Promise.all([base, quote].map((token) => this.sideName(token)));
    const { symbol, decimals } = poolTokenWords;
    return { poolToken: { address, symbol, decimals }, pool: names.join('/') };
  }

  private async sideName(token: Address): Promise<string> {
    if (token === wrappedNative.address) return nativeCurrency.symbol;
    return shortenSymbol((await this.token(token)).symbol);
  }

  private async answer(to: Address, data: Hex): Promise<Loadable<Hex, { readonly code: string }>> {
    const answer = await tryCall(this.reader, { from: this.safe, to, data, value: 0n });
    if (answer.ok) return ready(answer.value);
    if (answer.error.code !== 'reverted') throw new Error('The node does not answer.', { cause: answer.error });
    return failed(answer.error);
  }
}
