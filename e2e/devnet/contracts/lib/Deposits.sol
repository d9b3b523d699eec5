// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BookState} from "./BookState.sol";
import {CheckedMath} from "./CheckedMath.sol";
import {ReentrancyGuard} from "./ReentrancyGuard.sol";
import {TransferHelper} from "./TransferHelper.sol";

/// Tokens that users keep here without an order.
abstract contract Deposits is BookState, ReentrancyGuard {
    using CheckedMath for uint256;

    function deposit(address _token, uint256 _num) external nonReentrant {
        userDiposit[msg.sender][_token] = userDiposit[msg.sender][_token].add(_num);
        allUserDiposit[_token] = allUserDiposit[_token].add(_num);
        TransferHelper.transferFrom(_token, msg.sender, _num);
    }

    function withdraw(address _token, uint256 _num) external nonReentrant {
        _takeDeposit(_token, _num, "Insufficient Number");
        TransferHelper.transfer(_token, msg.sender, _num);
    }

    function _takeDeposit(address token, uint256 num, string memory problem) internal {
        require(userDiposit[msg.sender][token] >= num, problem);
        userDiposit[msg.sender][token] -= num;
        allUserDiposit[token] = allUserDiposit[token].sub(num);
    }
}
