// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Moves as any token does; what it says of itself when asked for its name, symbol or decimals is not what was asked.
contract StrangeToken {
    enum Manner {
        /// Refuses to answer.
        Mute,
        /// Burns all gas it is given.
        Burning,
        /// A megabyte of text, and no decimals.
        Endless,
        /// The largest number, which is no text and too large for decimals.
        Absurd
    }

    uint256 private constant TEXT = 1_000_000;

    Manner public manner;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function behave(Manner as_) external {
        manner = as_;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function name() external view returns (string memory) {
        return _say();
    }

    function symbol() external view returns (string memory) {
        return _say();
    }

    function decimals() external view returns (string memory) {
        require(manner != Manner.Endless, "it does not say");
        return _say();
    }

    function _say() private view returns (string memory) {
        if (manner == Manner.Burning) {
            assembly ("memory-safe") {
                invalid()
            }
        }
        if (manner == Manner.Endless) return string(new bytes(TEXT));
        if (manner == Manner.Absurd) {
            assembly ("memory-safe") {
                mstore(0, not(0))
                return(0, 32)
            }
        }
        revert("it does not say");
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
