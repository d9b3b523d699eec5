/// Governor Alpha. Votes in raw units of the governance token.
interface governor {
  function name() view returns (string);
  /// Its holders vote.
  /// @custom:name token
  function uni() view returns (address);
  function timelock() view returns (address);
  function quorumVotes() view returns (uint256);
  function proposalThreshold() view returns (uint256);
  /// Blocks until the snapshot.
  function votingDelay() view returns (uint256);
  function votingPeriod() view returns (uint256);
  function proposalMaxOperations() view returns (uint256);
  function proposalCount() view returns (uint256);
  function latestProposalIds(address proposer) view returns (uint256);
  /// `eta`: unix seconds, 0 before queueing. `startBlock`: vote snapshot.
  function proposals(uint256 id) view returns (uint256 id, address proposer, uint256 eta, uint256 startBlock, uint256 endBlock, uint256 forVotes, uint256 againstVotes, bool canceled, bool executed);
  function state(uint256 id) view returns (uint8);
  function getActions(uint256 id) view returns (address[] targets, uint256[] values, string[] signatures, bytes[] calldatas);
  function getReceipt(uint256 id, address voter) view returns (bool hasVoted, bool support, uint96 votes);
  function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256);
  function castVote(uint256 id, bool support);
  function castVoteBySig(uint256 id, bool support, uint8 v, bytes32 r, bytes32 s);
  function queue(uint256 id);
  function execute(uint256 id) payable;
  function cancel(uint256 id);
  event VoteCast(address voter, uint256 proposalId, bool support, uint256 votes);
  event ProposalQueued(uint256 id, uint256 eta);
  event ProposalExecuted(uint256 id);
  event ProposalCanceled(uint256 id);
  event ProposalCreated(uint256 id, address proposer, address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, uint256 startBlock, uint256 endBlock, string description);
}

/// Makes the calls of a proposal.
interface timelock {
  /// Seconds; `GRACE_PERIOD` begins after the delay.
  function delay() view returns (uint256);
  function GRACE_PERIOD() view returns (uint256);
}

/// Votes include delegated ones at the snapshot.
interface votes {
  function delegates(address holder) view returns (address);
  function getCurrentVotes(address account) view returns (uint96);
  /// Reverts for the current block.
  function getPriorVotes(address account, uint256 block) view returns (uint96);
  function delegate(address delegatee);
  event DelegateChanged(address indexed delegator, address indexed previous, address indexed delegatee);
}
