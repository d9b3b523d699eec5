/// `require(…, 'reason')`; a failed assertion or checked arithmetic.
interface solidity {
  error Error(string reason);
  error Panic(uint256 code);
}
