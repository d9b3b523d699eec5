// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "../interfaces/IERC20.sol";

/// Moves tokens and coins. A token may answer with nothing or with true; an address without code is no token.
library TransferHelper {
    function transfer(address token, address to, uint256 amount) internal {
        bool moved = _call(token, abi.encodeCall(IERC20.transfer, (to, amount)));
        require(moved, "TransferHelper: MyTradeOrderBook TRANSFER_FAILED");
    }

    function transferFrom(address token, address from, uint256 amount) internal {
        bool moved = _call(token, abi.encodeCall(IERC20.transferFrom, (from, address(this), amount)));
        require(moved, "TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED");
    }

    function transferETH(address to, uint256 amount) internal {
        (bool moved, ) = to.call{value: amount}("");
        require(moved, "TransferHelper: MyTradeOrderBook ETH_TRANSFER_FAILED");
    }

    function _call(address token, bytes memory data) private returns (bool) {
        (bool success, bytes memory answer) = token.call(data);
        return success && token.code.length > 0 && (answer.length == 0 || abi.decode(answer, (bool)));
    }
}
