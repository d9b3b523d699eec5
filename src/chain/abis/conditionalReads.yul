// Program of a deployless eth_call: it runs as init code, and "deploys" its answer. The payload follows the code, each
// call as target (20 bytes), known hash (8), length of the call data (2), call data. The answer is the block's number
// (8), its time (8), then per call: 0 if its result has the known hash, else 1 for success or 2 for a revert, the length
// of its result (3) and the result.
object "ConditionalReads" {
  code {
    let size := sub(codesize(), datasize("ConditionalReads"))
    codecopy(0, datasize("ConditionalReads"), size)
    mstore(size, shl(192, number()))
    mstore(add(size, 8), shl(192, timestamp()))
    let end := add(size, 16)
    for { let at := 0 } lt(at, size) {} {
      let target := shr(96, mload(at))
      let known := shr(192, mload(add(at, 20)))
      let length := shr(240, mload(add(at, 28)))
      at := add(at, 30)
      let success := call(gas(), target, 0, at, length, 0, 0)
      at := add(at, length)
      let result := add(end, 4)
      let resultSize := returndatasize()
      mstore(end, shl(224, or(shl(24, sub(2, success)), resultSize)))
      returndatacopy(result, 0, resultSize)
      switch and(success, eq(shr(192, keccak256(result, resultSize)), known))
      case 1 {
        mstore8(end, 0)
        end := add(end, 1)
      }
      default { end := add(result, resultSize) }
    }
    return(size, sub(end, size))
  }
}
