// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Operated} from "./lib/Operated.sol";

/// What rewards for resting orders are computed by: pairs with their parts of each block's reward, and how far from the
/// market price an order may rest.
contract OrderMiningConfig is Operated {
    struct PairFactor {
        address token0;
        address token1;
        uint256 factorValue;
        /// In 1/10000 of the market price: above it for orders that sell token0, below it for those that sell token1.
        uint256 maxLimit;
        uint256 minLimit;
    }

    /// Blocks between two computations.
    uint256 public step;
    /// Rewards of all pairs for each block.
    uint256 public blockAmout;
    PairFactor[] public pairFactors;

    event UpdateStepAndBlockAmout(uint256 indexed step, uint256 indexed blockAmout);
    event UpdatePairFactor(
        address indexed token0,
        address indexed token1,
        uint256 indexed factorValue,
        uint256 maxLimit,
        uint256 minLimit
    );
    event CommitPairFactor(uint8 isCommited);

    function updateStepAndBlockAmout(uint256 newStep, uint256 newBlockAmout) external onlyOwner {
        (step, blockAmout) = (newStep, newBlockAmout);
        emit UpdateStepAndBlockAmout(newStep, newBlockAmout);
    }

    function addPairFactor(
        address token0,
        address token1,
        uint256 factorValue,
        uint256 maxLimit,
        uint256 minLimit
    ) external onlyOwner {
        for (uint256 i = 0; i < pairFactors.length; i++) {
            address known = pairFactors[i].token0;
            address other = pairFactors[i].token1;
            bool isSame = known == token0 && other == token1;
            require(!isSame && !(known == token1 && other == token0), "data exsit");
        }
        pairFactors.push(PairFactor(token0, token1, factorValue, maxLimit, minLimit));
        emit UpdatePairFactor(token0, token1, factorValue, maxLimit, minLimit);
    }

    function updatePairFactor(
        uint256 index,
        address token0,
        address token1,
        uint256 factorValue,
        uint256 maxLimit,
        uint256 minLimit
    ) external onlyOwner {
        pairFactors[index] = PairFactor(token0, token1, factorValue, maxLimit, minLimit);
        emit UpdatePairFactor(token0, token1, factorValue, maxLimit, minLimit);
    }

    /// Tells who computes rewards that the pairs are complete.
    function commitPairFactor() external onlyOwner {
        emit CommitPairFactor(1);
    }

    function getPairFactors()
        external
        view
        returns (
            address[] memory token0s,
            address[] memory token1s,
            uint256[] memory factorValues,
            uint256[] memory maxLimits,
            uint256[] memory minLimits
        )
    {
        uint256 length = pairFactors.length;
        token0s = new address[](length);
        token1s = new address[](length);
        factorValues = new uint256[](length);
        maxLimits = new uint256[](length);
        minLimits = new uint256[](length);
        for (uint256 i = 0; i < length; i++) {
            PairFactor storage pair = pairFactors[i];
            (token0s[i], token1s[i], factorValues[i]) = (pair.token0, pair.token1, pair.factorValue);
            (maxLimits[i], minLimits[i]) = (pair.maxLimit, pair.minLimit);
        }
    }
}
