import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { multisigOf } from '#chain/connectors/multisig.ts';
import type { Reader } from '#chain/sending/send.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import { walletReader } from './walletReader.ts';

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
/** Wei; the network's usual minimum. */
const MIN_GAS_PRICE = 30_000_000_000n;
/** Wei; several times the network's highest price so far. */
const MAX_GAS_PRICE = 20_000_000_000_000n;
const WALLET_MS = 2000;

/** The wallet's own gas price, wei; undefined if it reports none in time. Never rejects. */
const walletGasPrice = async (wallet: Eip1193Provider): Promise<bigint | undefined> => {
  try {
    const reader = walletReader(wallet, { chainId: POLYGON_CHAIN_ID, timeoutMs: WALLET_MS });
    const price = await reader.send<unknown>('eth_gasPrice', []);
    return isQuantity(price) ? BigInt(price) : undefined;
  } catch {
    return undefined;
  }
};

/** `lack`: the account cannot pay. `doubtfulFee`: network fee at a gas price of the node that is not believed. */
export interface GasMoneyCheck {
  readonly lack?: NoGasMoney;
  readonly doubtfulFee?: bigint;
}

/** A gas price of the node that the wallet does not share, or that no network has had, keeps nobody from sending. */
const secondPrice = async (
  money: GasMoney,
  wallet: Eip1193Provider,
  lackAt: (gasPrice: bigint) => NoGasMoney | undefined,
): Promise<GasMoneyCheck> => {
  const own = await walletGasPrice(wallet);
  const lowest = own !== undefined && own < money.gasPrice ? own : money.gasPrice;
  const lack = lackAt(lowest > MAX_GAS_PRICE ? MIN_GAS_PRICE : lowest);
  if (lack) return { lack };
  const doubtfulFee = lackAt(money.gasPrice)?.fee;
  return doubtfulFee === undefined ? {} : { doubtfulFee };
};

/**
 * Reads the account's money for gas in parallel with the simulation. A lack is checked with the wallet's gas price.
 * @returns the check of coin and gas: the simulation's gas limit, which is its estimate plus a fifth; undefined where the
 * gas of a batch is not known
 */
export const gasMoneyBeside = (reader: Reader, wallet: Eip1193Provider, account: Address) => {
  // The account that executes a Safe's transaction pays its gas.
  const reading = multisigOf(wallet) ? Promise.resolve(undefined) : readGasMoney(reader, account);
  return async (value: bigint, gasLimit: bigint | undefined): Promise<GasMoneyCheck> => {
    const money = await reading;
    const gas = gasLimit === undefined ? MIN_GAS : (gasLimit * 10n) / 12n;
    const lackAt = (gasPrice: bigint) => lackOfGasMoney(money && { ...money, gasPrice }, value, gas);
    return money && lackAt(money.gasPrice) ? secondPrice(money, wallet, lackAt) : {};
  };
};
