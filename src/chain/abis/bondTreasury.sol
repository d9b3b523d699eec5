/// Treasury that pays for bonds.
interface bondTreasury {
  /// Whether the bond may sell.
  function bondContract(address bond) view returns (bool);
}
