// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IOracle {
    function update(address tokenA, address tokenB) external;

    function consult(address tokenIn, uint256 amountIn, address tokenOut) external view returns (uint256 amountOut);
}
