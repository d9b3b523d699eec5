// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The list of bonds. It has no length: the first index beyond it reverts.
contract BondRegistry {
    struct BondDetails {
        address _payoutToken;
        address _principleToken;
        address _treasuryAddress;
        address _bondAddress;
        address _initialOwner;
        uint256[] _tierCeilings;
        uint256[] _fees;
    }

    BondDetails[] public bondDetails;
    mapping(address bond => uint256) public indexOfBond;
    address public immutable factory;

    event BondCreation(address treasury, address bond, address _initialOwner);

    constructor(address _factory) {
        factory = _factory;
    }

    function pushBond(
        address payout,
        address principle,
        address treasury,
        address bond,
        address owner,
        uint256[] calldata tierCeilings,
        uint256[] calldata fees
    ) external returns (address _treasury, address _bond) {
        require(msg.sender == factory, "Not Olympus Pro Factory");
        indexOfBond[bond] = bondDetails.length;
        bondDetails.push(BondDetails(payout, principle, treasury, bond, owner, tierCeilings, fees));
        emit BondCreation(treasury, bond, owner);
        return (treasury, bond);
    }
}
