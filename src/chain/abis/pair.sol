/// Uniswap V2.
interface pair {
  /// Raw units; token0 has the lower address.
  /// @custom:as reserves
  function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp);
  event Swap(address indexed sender, uint256 in0, uint256 in1, uint256 out0, uint256 out1, address indexed to);
}
