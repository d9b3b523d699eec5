/// Raw units.
interface merkleDistributor {
  function token() view returns (address);
  function merkleRoot() view returns (bytes32);
  function isClaimed(uint256 index) view returns (bool);
  /// Anybody may call it: `account` is paid.
  function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof);
}
