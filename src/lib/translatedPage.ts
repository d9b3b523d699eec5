/**
 * Browsers translate by replacing texts with `<font>` elements, and extensions move nodes. React then throws, or
 * writes into texts that are no longer shown. This module finds moved nodes and restores changed texts.
 */

const standIns = new WeakMap<Node, Element>();

const placeOf = (parent: Node, node: Node): Node | undefined => {
  let at: Node | null = parent.contains(node) ? node : (standIns.get(node) ?? null);
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ?? undefined;
};

const guardMoves = (): void => {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function guarded<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = placeOf(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  prototype.insertBefore = function guarded<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, placeOf(this, before) ?? null) as T;
  };
};

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Translation that was added with the removed text, or is next to its position. */
const replacementOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isTranslation);

const guardTexts = (): void => {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = standIns.get(target);
      standIns.delete(target);
      if (shown?.isConnected && !target.isConnected) shown.replaceWith(target);
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const replacement = isText(node) && !node.isConnected ? replacementOf(record) : undefined;
        if (!replacement?.isConnected) continue;
        standIns.set(node, replacement);
        changes.observe(node, { characterData: true });
      }
    }
  });
  replacements.observe(document.documentElement, { childList: true, subtree: true });
};

export const guardTranslatedPage = (): void => {
  guardMoves();
  guardTexts();
};
