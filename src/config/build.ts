/** Names the build by a hash of what it was made of, for the footer. Empty where the build does not tell: not shown. */
export const BUILD_HASH = '' as string;
