import { ethereum } from '@graphprotocol/graph-ts';
import { Block } from '../generated/schema';

export function handleBlock(block: ethereum.Block): void {
  const entity = new Block(block.hash.toHexString());
  entity.number = block.number;
  entity.timestamp = block.timestamp;
  entity.save();
}
