/// Pool for its liquidity providers; also the ERC-20 of its pool tokens (erc20.sol).
interface pool {
  /// Reserves' product after the last mint or burn; 0 if the protocol takes no fees.
  function kLast() view returns (uint256);
  /// Reported, not proven.
  function factory() view returns (address);
  /// Used permits (EIP-2612).
  function nonces(address owner) view returns (uint256);
  /// EIP-712, for permits.
  /// @custom:name domainSeparator
  function DOMAIN_SEPARATOR() view returns (bytes32);
  /// EIP-2612.
  function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s);
  /// After every change.
  event Sync(uint112 reserve0, uint112 reserve1);
  event Mint(address indexed sender, uint256 amount0, uint256 amount1);
  event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
  /// Every ERC-20 has it.
  event Transfer(address indexed from, address indexed to, uint256 value);
  event Approval(address indexed owner, address indexed spender, uint256 value);
}

/// Protocol's share of the fees.
interface protocolFee {
  /// The zero address: nobody.
  function feeTo() view returns (address);
  /// Divides the growth by this plus one; only this exchange's factories have it.
  function feeToRate() view returns (uint256);
}
