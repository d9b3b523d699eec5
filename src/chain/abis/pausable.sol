/// Contracts that somebody can stop.
interface pausable {
  /// Anything but 0 and 1 is not an answer: some contracts answer whatever they are asked.
  /// @custom:as yesOrNo
  function paused() view returns (uint256);
}
