declare module 'write-good' {
  /** `index` and length (`offset`), in UTF-16 units. */
  type Check = (text: string) => { index: number; offset: number }[];

  const writeGood: (
    text: string,
    options: { checks: Readonly<Record<string, { fn: Check; explanation: string }>> },
  ) => { index: number; offset: number; reason: string }[];

  export { writeGood as default };
}

declare module 'write-good/lib/*' {
  const check: (text: string) => { index: number; offset: number }[];

  export { check as default };
}
