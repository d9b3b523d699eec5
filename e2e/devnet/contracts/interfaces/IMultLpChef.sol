// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IMultLpChef {
    function deposit(uint256 pid, uint256 amount) external;

    function withdraw(uint256 pid, uint256 amount) external;

    function pending(uint256 pid, address user) external view returns (uint256);
}
