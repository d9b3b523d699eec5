interface bondTreasury {
  /// True if the bond may sell.
  function bondContract(address bond) view returns (bool);
}
