/// Pays tokens to the accounts of a Merkle tree, each of them once. Amounts in raw units.
interface merkleDistributor {
  function token() view returns (address);
  function merkleRoot() view returns (bytes32);
  /// Whether the entry with this index has been paid.
  function isClaimed(uint256 index) view returns (bool);
  /// Anybody may call it: the tokens go to `account`.
  function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof);
}
