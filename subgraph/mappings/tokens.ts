import { Address, BigDecimal, BigInt, Bytes, log } from '@graphprotocol/graph-ts';
import { Bytes32Token } from '../generated/Factory/Bytes32Token';
import { Token as TokenContract } from '../generated/Factory/Token';
import { Token } from '../generated/schema';
import { NATIVE } from './prices';

/** A token with more is not worth the numbers that it would need: the application refuses it too. */
const MAX_DECIMALS = BigInt.fromI32(77);

/** Text in 32 bytes, as tokens of 2017 have it: up to the first zero byte. */
function textOf(word: Bytes): string {
  let length = 0;
  while (length < word.length && word[length] != 0) length++;
  return String.UTF8.decodeUnsafe(word.dataStart, length);
}

function symbolOf(address: Address): string {
  const answer = TokenContract.bind(address).try_symbol();
  if (!answer.reverted) return answer.value;
  const word = Bytes32Token.bind(address).try_symbol();
  return word.reverted ? 'UNKNOWN' : textOf(word.value);
}

function nameOf(address: Address): string {
  const answer = TokenContract.bind(address).try_name();
  if (!answer.reverted) return answer.value;
  const word = Bytes32Token.bind(address).try_name();
  return word.reverted ? 'Unknown Token' : textOf(word.value);
}

/** The token, read from the chain once; null if it does not report usable decimals, so that no amount of it is known. */
export function tokenAt(address: Address): Token | null {
  const id = address.toHexString();
  const known = Token.load(id);
  if (known) return known;
  const decimals = TokenContract.bind(address).try_decimals();
  if (decimals.reverted || decimals.value > MAX_DECIMALS) {
    log.warning('Token {} reports no usable decimals', [id]);
    return null;
  }
  const token = new Token(id);
  token.symbol = symbolOf(address);
  token.name = nameOf(address);
  token.decimals = decimals.value;
  token.tradeVolume = BigDecimal.zero();
  token.txCount = BigInt.zero();
  token.derivedETH = id == NATIVE ? BigDecimal.fromString('1') : BigDecimal.zero();
  token.save();
  return token;
}
