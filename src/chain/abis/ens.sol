/// ENS: the registry has a name's resolver, the resolver its address; the zero address means none.
interface ens {
  function resolver(bytes32 node) view returns (address);
  function contenthash(bytes32 node) view returns (bytes);
  function addr(bytes32 node) view returns (address);
  /// What an address calls itself, asked with the node of its reverse record.
  function name(bytes32 node) view returns (string);
  /// A text record (EIP-634).
  function text(bytes32 node, string key) view returns (string);
}
