// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CheckedMath} from "./CheckedMath.sol";

/// What a constant-product pool with a fee of 0.3 % gives, and how much it takes to move its price.
/// `reserveFrom` and `reserveTo` are the pool's reserves of the sold and of the wanted token; all divisions round down.
library PoolMath {
    using CheckedMath for uint256;

    /// What the pool pays for `amount` of the sold token.
    function amountOut(uint256 amount, uint256 reserveFrom, uint256 reserveTo) internal pure returns (uint256) {
        uint256 net = amount.mul(997);
        return net.mul(reserveTo).div(reserveFrom.mul(1000).add(net));
    }

    /// The input that moves the pool's price up to `sold` per `wanted`: the positive root x of
    /// 0.997x² + 1.997·R·x + R² − R·Q·sold/wanted = 0, where 8973/3964107892 is (3/1994)².
    function inputTo(
        uint256 sold,
        uint256 wanted,
        uint256 reserveFrom,
        uint256 reserveTo
    ) internal pure returns (uint256) {
        uint256 target = reserveFrom.mul(reserveTo).mul(sold).mul(1000).div(997).div(wanted);
        uint256 correction = reserveFrom.mul(reserveFrom).mul(8973).div(3964107892);
        uint256 root = squareRoot(target.add(correction));
        uint256 start = reserveFrom.mul(1997).div(1994);
        return root > start ? root - start + 1 : 0;
    }

    /// The smallest input that the pool answers with more than nothing.
    function minimumInput(uint256 reserveFrom, uint256 reserveTo) internal pure returns (uint256) {
        return reserveFrom.mul(1000).div(reserveTo.sub(1).mul(997)) + 2;
    }

    /// The floor of the square root.
    function squareRoot(uint256 value) internal pure returns (uint256 root) {
        if (value < 4) return value == 0 ? 0 : 1;
        unchecked {
            uint256 guess = 1;
            for (uint256 rest = value; rest > 0; rest >>= 2) guess <<= 1;
            root = guess;
            for (guess = (root + value / root) / 2; guess < root; guess = (root + value / root) / 2) root = guess;
        }
    }
}
