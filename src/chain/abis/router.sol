/// UniswapV2Router02. Raw units, `deadline` in unix seconds, ETH is the native coin. Returns the amounts along the
/// path. Functions with a long name accept transfer fees and return nothing.
interface router {
  function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[]);
  function swapExactETHForTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable returns (uint256[]);
  function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[]);
  function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[]);
  function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable returns (uint256[]);
  function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[]);
  function swapExactTokensForTokensSupportingFeeOnTransferTokens(
    uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline
  );
  function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable;
  function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline);
}
