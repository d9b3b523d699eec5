// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "../interfaces/IERC20.sol";
import {TransferHelper} from "../lib/TransferHelper.sol";

interface IPayout {
    function decimals() external view returns (uint8);

    function totalSupply() external view returns (uint256);
}

interface ITreasury {
    function deposit(address principal, uint256 principalAmount, uint256 payoutAmount) external;

    function valueOfToken(address principal, uint256 amount) external view returns (uint256);
}

/// Sells a token against another one, paid out block by block over the vesting term. Its price follows the debt, which
/// every sale adds to and every block takes from. Prices in 1e7, fees in 1e6, time in blocks.
contract CustomBond {
    struct Terms {
        uint256 controlVariable;
        uint256 vestingTerm;
        uint256 minimumPrice;
        uint256 maxPayout;
        uint256 maxDebt;
    }

    struct Bond {
        uint256 payout;
        uint256 vesting;
        uint256 lastBlock;
        uint256 truePricePaid;
    }

    struct Adjust {
        bool add;
        uint256 rate;
        uint256 target;
        uint256 buffer;
        uint256 lastBlock;
    }

    struct FeeTier {
        uint256 ceiling;
        uint256 fee;
    }

    /// What a fixed-point number with 112 binary digits is divided by to have 18 decimal ones.
    uint256 private constant DECODE_112_WITH_18 = 5192296858534827;
    uint256 private constant HALF_RESOLUTION = 56;

    address private immutable payoutToken;
    address private immutable principalToken;
    address private immutable treasury;
    address private immutable feeReceiver;
    address public policy;

    uint256 public totalPrincipalBonded;
    uint256 public totalPayoutGiven;
    Terms public terms;
    Adjust public adjustment;
    FeeTier[] private feeTiers;
    mapping(address depositor => Bond) public bondInfo;
    uint256 public totalDebt;
    uint256 public lastDecay;

    event BondCreated(uint256 deposit, uint256 payout, uint256 expires);
    event BondRedeemed(address recipient, uint256 payout, uint256 remaining);
    event BondPriceChanged(uint256 internalPrice, uint256 debtRatio);
    event ControlVariableAdjustment(uint256 initialBCV, uint256 newBCV, uint256 adjustment, bool addition);

    constructor(
        address _treasury,
        address _payoutToken,
        address _principalToken,
        address _feeReceiver,
        address _policy,
        uint256[] memory tierCeilings,
        uint256[] memory fees
    ) {
        require(tierCeilings.length == fees.length, "tier length and fee length not the same");
        (treasury, payoutToken, principalToken) = (_treasury, _payoutToken, _principalToken);
        (feeReceiver, policy) = (_feeReceiver, _policy);
        for (uint256 i = 0; i < fees.length; i++) feeTiers.push(FeeTier(tierCeilings[i], fees[i]));
    }

    modifier onlyPolicy() {
        require(msg.sender == policy, "Ownable: caller is not the owner");
        _;
    }

    function transferManagment(address newPolicy) external onlyPolicy {
        require(newPolicy != address(0));
        policy = newPolicy;
    }

    function initializeBond(
        uint256 controlVariable,
        uint256 vestingTerm,
        uint256 minimumPrice,
        uint256 maxPayout_,
        uint256 maxDebt,
        uint256 initialDebt
    ) external onlyPolicy {
        // An uninitialised bond has no debt and no term to divide by.
        require(totalDebt == 0 || currentDebt() == 0, "Debt must be 0 for initialization");
        terms = Terms(controlVariable, vestingTerm, minimumPrice, maxPayout_, maxDebt);
        (totalDebt, lastDecay) = (initialDebt, block.number);
    }

    function setBondTerms(uint8 parameter, uint256 input) external onlyPolicy {
        if (parameter == 0) {
            require(input >= 10000, "Vesting must be longer than 36 hours");
            terms.vestingTerm = input;
        } else if (parameter == 1) {
            require(input <= 1000, "Payout cannot be above 1 percent");
            terms.maxPayout = input;
        } else if (parameter == 2) {
            terms.maxDebt = input;
        } else {
            revert();
        }
    }

    function setAdjustment(bool addition, uint256 increment, uint256 target, uint256 buffer) external onlyPolicy {
        require(increment <= (terms.controlVariable * 30) / 1000, "Increment too large");
        adjustment = Adjust(addition, increment, target, buffer, block.number);
    }

    /// Sells to `depositor` for at most `maxPrice`. All that it has bought here and not redeemed vests anew.
    function deposit(uint256 amount, uint256 maxPrice, address depositor) external returns (uint256 payout) {
        require(depositor != address(0), "Invalid address");
        totalDebt = currentDebt();
        lastDecay = block.number;
        require(totalDebt <= terms.maxDebt, "Max capacity reached");
        require(maxPrice >= trueBondPrice(), "Slippage limit: more than max price");
        uint256 value = ITreasury(treasury).valueOfToken(principalToken, amount);
        payout = _payoutFor(value);
        require(payout >= 10 ** IPayout(payoutToken).decimals() / 100, "Bond too small");
        require(payout <= maxPayout(), "Bond too large");
        uint256 fee = (payout * currentOlympusFee()) / 1e6;
        TransferHelper.transferFrom(principalToken, msg.sender, amount);
        IERC20(principalToken).approve(treasury, amount);
        ITreasury(treasury).deposit(principalToken, amount, payout);
        if (fee != 0) TransferHelper.transfer(payoutToken, feeReceiver, fee);
        totalDebt += value;
        bondInfo[depositor] = Bond(
            bondInfo[depositor].payout + payout - fee,
            terms.vestingTerm,
            block.number,
            trueBondPrice()
        );
        emit BondCreated(amount, payout, block.number + terms.vestingTerm);
        emit BondPriceChanged(bondPrice(), debtRatio());
        // The floor is gone for good once the price has reached it.
        if (_rawPrice() >= terms.minimumPrice) terms.minimumPrice = 0;
        totalPrincipalBonded += amount;
        totalPayoutGiven += payout;
        _adjust();
    }

    /// Pays `depositor` what has vested.
    function redeem(address depositor) external returns (uint256 payout) {
        Bond memory info = bondInfo[depositor];
        uint256 percent = percentVestedFor(depositor);
        if (percent >= 10000) {
            payout = info.payout;
            delete bondInfo[depositor];
        } else {
            payout = (info.payout * percent) / 10000;
            uint256 left = info.vesting - (block.number - info.lastBlock);
            bondInfo[depositor] = Bond(info.payout - payout, left, block.number, info.truePricePaid);
        }
        emit BondRedeemed(depositor, payout, bondInfo[depositor].payout);
        TransferHelper.transfer(payoutToken, depositor, payout);
    }

    function bondPrice() public view returns (uint256 price) {
        price = _rawPrice();
        if (price < terms.minimumPrice) price = terms.minimumPrice;
    }

    function trueBondPrice() public view returns (uint256) {
        uint256 price = bondPrice();
        return price + (price * currentOlympusFee()) / 1e6;
    }

    function maxPayout() public view returns (uint256) {
        return (IPayout(payoutToken).totalSupply() * terms.maxPayout) / 100000;
    }

    function payoutFor(uint256 value) external view returns (uint256) {
        uint256 total = _payoutFor(value);
        return total - (total * currentOlympusFee()) / 1e6;
    }

    function debtRatio() public view returns (uint256) {
        uint256 debt = currentDebt() * 10 ** IPayout(payoutToken).decimals();
        return _fraction(debt, IPayout(payoutToken).totalSupply()) / 1e18;
    }

    function currentDebt() public view returns (uint256) {
        return totalDebt - debtDecay();
    }

    function debtDecay() public view returns (uint256 decay) {
        decay = (totalDebt * (block.number - lastDecay)) / terms.vestingTerm;
        if (decay > totalDebt) decay = totalDebt;
    }

    /// In 1/10000, above 10000 once all has vested.
    function percentVestedFor(address depositor) public view returns (uint256) {
        Bond memory info = bondInfo[depositor];
        return info.vesting == 0 ? 0 : ((block.number - info.lastBlock) * 10000) / info.vesting;
    }

    function pendingPayoutFor(address depositor) external view returns (uint256) {
        uint256 percent = percentVestedFor(depositor);
        uint256 payout = bondInfo[depositor].payout;
        return percent >= 10000 ? payout : (payout * percent) / 10000;
    }

    /// That of the first tier whose ceiling is not reached, else the last one's.
    function currentOlympusFee() public view returns (uint256) {
        uint256 count = feeTiers.length;
        for (uint256 i = 0; i < count; i++) {
            if (totalPrincipalBonded < feeTiers[i].ceiling || i == count - 1) return feeTiers[i].fee;
        }
        return 0;
    }

    function _rawPrice() private view returns (uint256) {
        return (terms.controlVariable * debtRatio()) / 10 ** (uint256(IPayout(payoutToken).decimals()) - 5);
    }

    function _payoutFor(uint256 value) private view returns (uint256) {
        return _fraction(value, bondPrice()) / 1e11;
    }

    /// The ratio with 18 decimals, cut to 112 binary digits before: by long division, so that nothing overflows.
    function _fraction(uint256 numerator, uint256 denominator) private pure returns (uint256) {
        require(denominator > 0, "FixedPoint::fraction: division by zero");
        uint256 ratio = numerator / denominator;
        uint256 rest = numerator % denominator;
        for (uint256 i = 0; i < 2; i++) {
            rest <<= HALF_RESOLUTION;
            ratio = ratio * 2 ** HALF_RESOLUTION + rest / denominator;
            rest %= denominator;
        }
        require(ratio <= type(uint224).max, "FixedPoint::fraction: overflow");
        return ratio / DECODE_112_WITH_18;
    }

    function _adjust() private {
        Adjust memory by = adjustment;
        if (by.rate == 0 || block.number < by.lastBlock + by.buffer) return;
        uint256 initial = terms.controlVariable;
        uint256 changed = by.add ? initial + by.rate : initial - by.rate;
        if (by.add ? changed >= by.target : changed <= by.target) adjustment.rate = 0;
        terms.controlVariable = changed;
        adjustment.lastBlock = block.number;
        emit ControlVariableAdjustment(initial, changed, adjustment.rate, by.add);
    }
}
