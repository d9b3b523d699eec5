// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An owner and the operators that the owner approves. Approvals belong to the owner who gave them.
abstract contract Operated {
    address public owner;
    mapping(address account => mapping(address operator => bool)) private approvals;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(isOwner(), "onlyOwner");
        _;
    }

    function isOwner() public view returns (bool) {
        return msg.sender == owner;
    }

    function isApproved(address addr, address operator) public view returns (bool) {
        return approvals[addr][operator];
    }

    function setApproval(address to, bool approved) external onlyOwner returns (bool) {
        approvals[msg.sender][to] = approved;
        return true;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "incorrect address");
        _setOwner(newOwner);
    }

    function renounceOwnership() external onlyOwner {
        _setOwner(address(0));
    }

    function _setOwner(address newOwner) private {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}
