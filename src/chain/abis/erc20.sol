/// Raw units.
interface erc20 {
  function balanceOf(address owner) view returns (uint256);
  function allowance(address owner, address spender) view returns (uint256);
  /// Some tokens return nothing.
  function approve(address spender, uint256 amount);
  /// Reverts or returns false on refusal; old tokens return nothing.
  function transfer(address to, uint256 amount);
  function totalSupply() view returns (uint256);
  /// @custom:as stringOrBytes32
  function symbol() view;
  /// @custom:as stringOrBytes32
  function name() view;
  /// @custom:as Number
  function decimals() view returns (uint8);
}
