/// UniswapV2Router02. Raw units, `deadline` in unix seconds, ETH is the native coin. Returns the amounts taken and pool
/// tokens minted, or the amounts paid.
interface liquidityRouter {
  function addLiquidity(
    address a, address b, uint256 amountADesired, uint256 amountBDesired, uint256 minA, uint256 minB, address to, uint256 deadline
  ) returns (uint256 amountA, uint256 amountB, uint256 liquidity);
  function addLiquidityETH(
    address token, uint256 amountTokenDesired, uint256 minToken, uint256 minCoin, address to, uint256 deadline
  ) payable returns (uint256 amountToken, uint256 amountCoin, uint256 liquidity);
  function removeLiquidity(
    address tokenA, address tokenB, uint256 liquidity, uint256 minA, uint256 minB, address to, uint256 deadline
  ) returns (uint256 amountA, uint256 amountB);
  function removeLiquidityETH(
    address token, uint256 liquidity, uint256 minToken, uint256 minCoin, address to, uint256 deadline
  ) returns (uint256 amountToken, uint256 amountCoin);
  function removeLiquidityWithPermit(
    address tokenA, address tokenB, uint256 liquidity, uint256 minA, uint256 minB, address to, uint256 deadline,
    bool approveMax, uint8 v, bytes32 r, bytes32 s
  ) returns (uint256 amountA, uint256 amountB);
  function removeLiquidityETHWithPermit(
    address token, uint256 liquidity, uint256 minToken, uint256 minCoin, address to, uint256 deadline,
    bool approveMax, uint8 v, bytes32 r, bytes32 s
  ) returns (uint256 amountToken, uint256 amountCoin);
  /// Returns the coin alone.
  function removeLiquidityETHSupportingFeeOnTransferTokens(
    address token, uint256 liquidity, uint256 minToken, uint256 minCoin, address to, uint256 deadline
  ) returns (uint256 amountCoin);
  function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
    address token, uint256 liquidity, uint256 minToken, uint256 minCoin, address to, uint256 deadline,
    bool approveMax, uint8 v, bytes32 r, bytes32 s
  ) returns (uint256 amountCoin);
}
