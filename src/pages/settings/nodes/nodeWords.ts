import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NodeUrlProblem } from '#domain/nodes/parseNodeUrl.ts';
import type { NodeFault } from '#reads/nodes/nodesInUse.ts';
import type { NodeTestProblem } from '#reads/nodes/useNodeTests.ts';

export const urlWords: Readonly<Record<NodeUrlProblem | 'listed', MessageDescriptor>> = {
  notUrl: msg`Enter a URL that begins with https://`,
  notSecure: msg`Use https. Plain http is allowed only for a node on this device (localhost or 127.0.0.1).`,
  hasLogin: msg`Remove the user name and password: browsers don't send them to a node. Use a URL with a key instead.`,
  listed: msg`This node is already in the list.`,
};

export const testWords = (problem: NodeTestProblem): MessageDescriptor => {
  if (problem.code === 'unreachable') {
    const { reason } = problem;
    return msg`The node didn't answer: ${reason}. Check the URL and try again.`;
  }
  const { chainId } = problem;
  return msg`This node serves chain ${chainId}, not Polygon (137), so it can't be used. Enter the URL of a Polygon node.`;
};

export const faultWords = (fault: NodeFault): MessageDescriptor => {
  if (fault.code === 'unreadable') return msg`This node's last answer couldn't be read completely.`;
  if (fault.code === 'wrongChain') {
    const { chainId } = fault;
    return msg`This node now serves chain ${chainId}, not Polygon (137), so its answers are not used.`;
  }
  const { reason } = fault;
  return msg`The last request to this node failed: ${reason}.`;
};
