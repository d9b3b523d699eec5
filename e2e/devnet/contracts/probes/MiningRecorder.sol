// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOrderMining} from "../interfaces/IOrderMining.sol";
import {ISwapMining} from "../interfaces/ISwapMining.sol";

/// Stands in for both reward contracts: remembers the last trade reported and counts the updates.
contract MiningRecorder is ISwapMining, IOrderMining {
    address public account;
    address public input;
    address public output;
    uint256 public amountOut;
    uint256 public updates;

    function swap(address _account, address _input, address _output, uint256 _amountOut) external returns (bool) {
        (account, input, output, amountOut) = (_account, _input, _output, _amountOut);
        return true;
    }

    function updateOrderMiningNumByOuter() external returns (bool) {
        updates++;
        return true;
    }
}
