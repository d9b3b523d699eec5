import { isQuery, isTabMessage, type QueryMessage, type TabMessage } from './tabMessages.ts';

interface TabChannels {
  readonly post: (message: TabMessage) => void;
  readonly postToLeader: (message: unknown) => void;
  listen(listeners: { message(message: TabMessage): void; query(query: QueryMessage): void }): void;
  close(): void;
}

export const openTabChannels = (name: string): TabChannels => {
  const channel = new BroadcastChannel(name);
  const toLeader = new BroadcastChannel(`${name} leader`);
  let isOpen = true;
  return {
    post: (message) => isOpen && channel.postMessage(message),
    postToLeader: (message) => isOpen && toLeader.postMessage(message),
    listen(listeners) {
      channel.onmessage = ({ data }) => {
        if (isTabMessage(data)) listeners.message(data);
      };
      toLeader.onmessage = ({ data }) => {
        if (isQuery(data)) listeners.query(data);
      };
    },
    close() {
      isOpen = false;
      channel.close();
      toLeader.close();
    },
  };
};
