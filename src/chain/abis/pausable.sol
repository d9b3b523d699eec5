/// Contracts that an account can stop.
interface pausable {
  /// Anything but 0 and 1 is not an answer: some contracts answer every call.
  /// @custom:as yesOrNo
  function paused() view returns (uint256);
}
