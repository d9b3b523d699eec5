// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// One lock for all functions that change something.
abstract contract ReentrancyGuard {
    uint256 private constant OPEN = 1;
    uint256 private constant ENTERED = 2;
    uint256 private status = OPEN;

    modifier nonReentrant() {
        require(status == OPEN, "ReentrancyGuard: reentrant call");
        status = ENTERED;
        _;
        status = OPEN;
    }
}
