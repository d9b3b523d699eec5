// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Balances, allowances and the owner's mint, shared by the tokens of the local chain. The public face (names, return
/// values, manners) is each token's own. There is no constructor: the code is placed at a known address, then
/// initialised once.
abstract contract TokenLedger {
    address public owner;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function mint(address to, uint256 value) external onlyOwner {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _initialise(uint8 tokenDecimals, address tokenOwner) internal {
        require(owner == address(0), "initialised already");
        require(tokenOwner != address(0), "owner is the zero address");
        owner = tokenOwner;
        decimals = tokenDecimals;
    }

    function _approve(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function _spendAllowance(address holder, uint256 value) internal {
        uint256 allowed = allowance[holder][msg.sender];
        if (allowed == type(uint256).max) return;
        require(allowed >= value, "transfer amount exceeds allowance");
        allowance[holder][msg.sender] = allowed - value;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "transfer to the zero address");
        require(balanceOf[from] >= value, "transfer amount exceeds balance");
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}
