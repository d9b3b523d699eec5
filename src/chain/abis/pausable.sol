interface pausable {
  /// Some contracts answer every call: only 0 and 1 count.
  /// @custom:as yesOrNo
  function paused() view returns (uint256);
}
