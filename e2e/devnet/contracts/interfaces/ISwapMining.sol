// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ISwapMining {
    function swap(address account, address input, address output, uint256 amountOut) external returns (bool);
}
