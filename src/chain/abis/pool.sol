/// A pool as its liquidity providers use it; it is the ERC-20 of its pool tokens as well (erc20.sol). The topics are those
/// of the events that show who provided its liquidity, and what stood in it.
interface pool {
  /// Product of the reserves after the last mint or burn, raw; 0 where the protocol takes no part of the fees.
  function kLast() view returns (uint256);
  /// The factory that made it, or says so.
  function factory() view returns (address);
  /// How many permits the owner has used (EIP-2612).
  function nonces(address owner) view returns (uint256);
  /// Hash of the EIP-712 domain that permits are signed for.
  /// @custom:name domainSeparator
  function DOMAIN_SEPARATOR() view returns (bytes32);
  /// Lets a spender take `value` by the owner's signature (EIP-2612).
  function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s);
  /// After every change.
  event Sync(uint112 reserve0, uint112 reserve1);
  event Mint(address indexed sender, uint256 amount0, uint256 amount1);
  event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
  /// Of pool tokens and of every ERC-20.
  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);
}

/// A factory's report on the protocol's part of the fees.
interface protocolFee {
  /// Who gets it; the zero address: nobody.
  function feeTo() view returns (address);
  /// The growth of the pool is divided by this plus one; only this exchange's own factories have it.
  function feeToRate() view returns (uint256);
}
