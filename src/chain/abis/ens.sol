/// The zero address means none.
interface ens {
  function resolver(bytes32 node) view returns (address);
  function contenthash(bytes32 node) view returns (bytes);
  function addr(bytes32 node) view returns (address);
  /// Primary name of an address, by the node of its reverse record.
  function name(bytes32 node) view returns (string);
  /// EIP-634.
  function text(bytes32 node, string key) view returns (string);
}
