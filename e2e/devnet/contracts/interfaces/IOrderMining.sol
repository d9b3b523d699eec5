// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IOrderMining {
    function updateOrderMiningNumByOuter() external returns (bool);
}
