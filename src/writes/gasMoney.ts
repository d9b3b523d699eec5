import { multisigOf } from '#chain/connectors/multisig.ts';
import type { Reader } from '#chain/sending/send.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex, isQuantity } from '#lib/hex.ts';

/** The account has less native coin than a transaction costs at the node's gas price. Raw units. */
export interface NoGasMoney {
  readonly code: 'noGasMoney';
  /** Network fee at that price. */
  readonly fee: bigint;
  /** Amount missing for the fee and the coin that is sent along. */
  readonly missing: bigint;
  readonly sendsCoin: boolean;
}

/** Native coin of an account and the node's gas price. Raw units. */
export interface GasMoney {
  readonly balance: bigint;
  readonly gasPrice: bigint;
}

/**
 * Reads balance and gas price in parallel. Undefined if the node does not answer, and for an account with code:
 * another account may pay for it, or it pays in a token. Never rejects.
 */
export const readGasMoney = async (reader: Reader, account: Address): Promise<GasMoney | undefined> => {
  try {
    const [balance, gasPrice, code] = await Promise.all([
      reader.send<unknown>('eth_getBalance', [account, 'latest']),
      reader.send<unknown>('eth_gasPrice', []),
      reader.send<unknown>('eth_getCode', [account, 'latest']),
    ]);
    const hasCode = isHex(code) && code !== '0x';
    if (hasCode || !isQuantity(balance) || !isQuantity(gasPrice)) return undefined;
    return { balance: BigInt(balance), gasPrice: BigInt(gasPrice) };
  } catch {
    return undefined;
  }
};

/**
 * The problem if the account cannot pay. An unknown balance is no problem.
 * @param value coin that is sent along, raw units
 * @param gas at most the gas used, so that no account that can pay is refused
 */
export const lackOfGasMoney = (money: GasMoney | undefined, value: bigint, gas: bigint): NoGasMoney | undefined => {
  if (!money) return undefined;
  const fee = gas * money.gasPrice;
  const missing = value + fee - money.balance;
  return missing > 0n ? { code: 'noGasMoney', fee, missing, sendsCoin: value > 0n } : undefined;
};

/** Gas of an empty transaction. */
const MIN_GAS = 21_000n;

/**
 * Reads the account's money for gas in parallel with the simulation.
 * @returns the check of coin and gas: the simulation's gas limit, which is its estimate plus a fifth; undefined where the
 * gas of a batch is not known
 */
export const gasMoneyBeside = (reader: Reader, wallet: object, account: Address) => {
  // The account that executes a Safe's transaction pays its gas.
  const reading = multisigOf(wallet) ? Promise.resolve(undefined) : readGasMoney(reader, account);
  return async (value: bigint, gasLimit: bigint | undefined): Promise<NoGasMoney | undefined> =>
    lackOfGasMoney(await reading, value, gasLimit === undefined ? MIN_GAS : (gasLimit * 10n) / 12n);
};
