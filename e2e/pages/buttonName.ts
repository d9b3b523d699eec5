interface ButtonName {
  readonly name: string | RegExp;
  readonly exact?: boolean;
}

/** The whole label. An approval's button also says if it is unlimited; a test for that names both parts. */
export const buttonName = (name: string | RegExp): ButtonName =>
  typeof name === 'string' && /^Approve \S+$/.test(name)
    ? { name: new RegExp(`^${name} \\((unlimited|exact amount)\\)$|^${name}$`) }
    : { name, exact: typeof name === 'string' };
