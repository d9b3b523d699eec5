// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Sums, differences and products that revert with one word when the result leaves 256 bits.
library CheckedMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 sum) {
        unchecked {
            sum = a + b;
        }
        require(sum >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        unchecked {
            return a - b;
        }
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 product) {
        if (a == 0) return 0;
        unchecked {
            product = a * b;
            require(product / a == b, "mul");
        }
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "div");
        unchecked {
            return a / b;
        }
    }
}
