// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "./interfaces/IERC20.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Rewards for those who burn a token: each epoch's reward belongs to whoever burned in it, by how much they burned, and
/// can be claimed once the epoch is over. Rewards come out of a vault that allows it.
contract BurnEarn is Operated {
    struct Epoch {
        uint256 reward;
        uint256 burned;
    }

    struct Account {
        uint256 epoch;
        uint256 burnedInEpoch;
        uint256 credited;
        uint256 burned;
    }

    /// Where burned tokens go: nobody has its key.
    address public constant DEAD = 0x000000000000000000000000000000000000dEaD;

    address public immutable burnToken;
    address public immutable rewardToken;
    /// Unix seconds.
    uint256 public immutable startTime;
    uint256 public immutable epochLength;
    address public vault;
    /// What an epoch pays that nobody has burned in yet; 0: no epoch pays any more.
    uint256 public rewardPerEpoch;
    bool public paused;
    uint256 public totalBurned;
    /// What was promised and not paid yet, the current epoch's reward included.
    uint256 public owed;
    mapping(uint256 number => Epoch) private epochs;
    mapping(address account => Account) private accounts;

    event Burned(address indexed account, uint256 indexed epoch, uint256 amount);
    event Claimed(address indexed account, uint256 amount);

    constructor(address _burnToken, address _rewardToken, uint256 _startTime, uint256 _epochLength, uint256 _reward) {
        (burnToken, rewardToken, startTime) = (_burnToken, _rewardToken, _startTime);
        (epochLength, rewardPerEpoch) = (_epochLength, _reward);
    }

    modifier notPaused() {
        require(!paused, "BurnEarn: paused");
        _;
    }

    function setVault(address newVault) external onlyOwner {
        vault = newVault;
    }

    function setRewardPerEpoch(uint256 reward) external onlyOwner {
        rewardPerEpoch = reward;
    }

    function setPaused(bool isPaused) external onlyOwner {
        paused = isPaused;
    }

    function burn(uint256 amount) external notPaused {
        require(amount > 0, "BurnEarn: nothing to burn");
        uint256 number = currentEpoch();
        Epoch storage epoch = epochs[number];
        if (epoch.burned == 0) {
            require(rewardPerEpoch > 0, "BurnEarn: finished");
            epoch.reward = rewardPerEpoch;
            owed += rewardPerEpoch;
        }
        Account storage account = accounts[msg.sender];
        account.credited = earned(msg.sender);
        if (account.epoch != number) (account.epoch, account.burnedInEpoch) = (number, 0);
        account.burnedInEpoch += amount;
        account.burned += amount;
        epoch.burned += amount;
        totalBurned += amount;
        require(IERC20(burnToken).transferFrom(msg.sender, DEAD, amount), "BurnEarn: transfer failed");
        emit Burned(msg.sender, number, amount);
    }

    /// Pays what the epochs that are over have earned.
    function claim() external notPaused {
        uint256 amount = earned(msg.sender);
        require(amount > 0, "BurnEarn: nothing to claim");
        Account storage account = accounts[msg.sender];
        if (account.epoch < currentEpoch()) account.burnedInEpoch = 0;
        account.credited = 0;
        owed -= amount;
        TransferHelper.transferFrom(rewardToken, vault, amount);
        TransferHelper.transfer(rewardToken, msg.sender, amount);
        emit Claimed(msg.sender, amount);
    }

    function currentEpoch() public view returns (uint256) {
        return (block.timestamp - startTime) / epochLength;
    }

    /// What can be claimed: of the epochs that are over.
    function earned(address who) public view returns (uint256) {
        Account storage account = accounts[who];
        if (account.burnedInEpoch == 0 || account.epoch >= currentEpoch()) return account.credited;
        Epoch storage epoch = epochs[account.epoch];
        return account.credited + (epoch.reward * account.burnedInEpoch) / epoch.burned;
    }

    function epochInfo() external view returns (uint256 number, uint256 endTime, uint256 reward, uint256 burned) {
        number = currentEpoch();
        Epoch storage epoch = epochs[number];
        endTime = startTime + (number + 1) * epochLength;
        (reward, burned) = (epoch.burned == 0 ? rewardPerEpoch : epoch.reward, epoch.burned);
    }

    function userInfo(address who) external view returns (uint256 burnedInEpoch, uint256 burned) {
        Account storage account = accounts[who];
        return (account.epoch == currentEpoch() ? account.burnedInEpoch : 0, account.burned);
    }
}
