/** The cells of a level in their order: the styles place them by it, and what changes with every block is written by it. */
export const ladderCells = ['price', 'amount', 'total'] as const;
