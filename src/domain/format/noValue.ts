/** Text in place of a figure that is not known. */
export const NO_VALUE = '–';
