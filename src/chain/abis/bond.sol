/// Sells a token, paid out block by block. Prices in 1e7 of the principal, fees in 1/1000000, time in blocks.
interface bond {
  /// `maxPayout` in 1/100000 of the payout token's supply, `maxDebt` in the payout token's decimals.
  /// @custom:as bondTerms
  function terms() view returns (uint256 controlVariable, uint256 vestingTerm, uint256 minimumPrice, uint256 maxPayout, uint256 maxDebt);
  /// As of `lastDecay`: it decays until now.
  function totalDebt() view returns (uint256);
  function lastDecay() view returns (uint256);
  function currentOlympusFee() view returns (uint256);
  /// Includes the fee, as `deposit` compares it with its maximum.
  function trueBondPrice() view returns (uint256);
  /// @custom:as ownBond
  function bondInfo(address depositor) view returns (uint256 payout, uint256 vesting, uint256 lastBlock, uint256 truePricePaid);
  /// Returns the payout before the fee. All unredeemed payouts of the depositor vest again.
  function deposit(uint256 amount, uint256 maxPrice, address depositor) returns (uint256 payout);
  /// Anybody may call it.
  function redeem(address depositor) returns (uint256 payout);
  /// Payout before the fee.
  event BondCreated(uint256 deposit, uint256 payout, uint256 expires);
}
