// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOracle} from "./interfaces/IOracle.sol";
import {IUniswapV2Factory} from "./interfaces/IUniswapV2Factory.sol";
import {IUniswapV2Pair} from "./interfaces/IUniswapV2Pair.sol";

/// Prices of a factory's pairs by their reserves as they are now.
contract ReserveOracle is IOracle {
    address public immutable factory;

    constructor(address _factory) {
        factory = _factory;
    }

    /// Keeps nothing, so there is nothing to update.
    function update(address, address) external {}

    /// Zero where the pair does not exist or is empty.
    function consult(address tokenIn, uint256 amountIn, address tokenOut) external view returns (uint256) {
        address pair = IUniswapV2Factory(factory).getPair(tokenIn, tokenOut);
        if (pair == address(0)) return 0;
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        (uint256 reserveIn, uint256 reserveOut) = tokenIn < tokenOut ? (reserve0, reserve1) : (reserve1, reserve0);
        return reserveIn == 0 ? 0 : (amountIn * reserveOut) / reserveIn;
    }
}
