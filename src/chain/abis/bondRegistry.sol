/// No length: the first index beyond the list reverts.
interface bondRegistry {
  /// @custom:as bondEntry
  function bondDetails(uint256 index) view returns (address payoutToken, address principleToken, address treasuryAddress, address bondAddress, address initialOwner);
}
