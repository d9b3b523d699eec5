import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { multisigOf } from '#chain/connectors/multisig.ts';
import type { Reader } from '#chain/sending/send.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import type { NoGasMoney } from '#writes/plan/plan.ts';
import { walletReader } from './walletReader.ts';

interface GasMoney {
  readonly balance: bigint;
  readonly gasPrice: bigint;
}

/** Undefined without an answer, and for an account with code, which may pay in another way. Never rejects. */
const readGasMoney = async (reader: Reader, account: Address): Promise<GasMoney | undefined> => {
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
 * Undefined for an unknown balance, which is no problem.
 * @param value raw units sent along
 * @param gas lower bound of the gas used
 */
export const lackOfGasMoney = (money: GasMoney | undefined, value: bigint, gas: bigint): NoGasMoney | undefined => {
  if (!money) return undefined;
  const fee = gas * money.gasPrice;
  const missing = value + fee - money.balance;
  return missing > 0n ? { code: 'noGasMoney', fee, missing, sendsCoin: value > 0n } : undefined;
};

const MIN_GAS = 21_000n;
/** Wei; the network's usual minimum. */
const MIN_GAS_PRICE = 30_000_000_000n;
/** Wei; several times the highest price so far. */
const MAX_GAS_PRICE = 20_000_000_000_000n;
const WALLET_MS = 2000;

/** Wei; undefined if the wallet does not report it in time. Never rejects. */
const walletGasPrice = async (wallet: Eip1193Provider): Promise<bigint | undefined> => {
  try {
    const reader = walletReader(wallet, { chainId: POLYGON_CHAIN_ID, timeoutMs: WALLET_MS });
    const price = await reader.send<unknown>('eth_gasPrice', []);
    return isQuantity(price) ? BigInt(price) : undefined;
  } catch {
    return undefined;
  }
};

interface GasMoneyCheck {
  readonly lack?: NoGasMoney;
  readonly doubtfulFee?: bigint;
}

/** A gas price that the wallet does not share, or that no network has had, is ignored. */
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
 * Checks the coin for gas; a lack is confirmed with the wallet's gas price.
 * @returns undefined gas for a batch without an estimate
 */
export const startGasMoneyCheck = (reader: Reader, wallet: Eip1193Provider, account: Address) => {
  // The account that executes a Safe's transaction pays its gas.
  const reading = multisigOf(wallet) ? Promise.resolve(undefined) : readGasMoney(reader, account);
  return async (value: bigint, gasLimit: bigint | undefined): Promise<GasMoneyCheck> => {
    const money = await reading;
    const gas = gasLimit === undefined ? MIN_GAS : (gasLimit * 10n) / 12n;
    const lackAt = (gasPrice: bigint) => lackOfGasMoney(money && { ...money, gasPrice }, value, gas);
    return money && lackAt(money.gasPrice) ? secondPrice(money, wallet, lackAt) : {};
  };
};
