import ts from 'typescript';

/**
 * Program of the application's sources. @param project folder of `tsconfig.json` with a slash at its end @param samples
 * further files as texts, by their paths in `src`
 */
export const sourceProgram = (project: string, samples: Readonly<Record<string, string>>): ts.Program => {
  const { config } = ts.readConfigFile(`${project}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const root = `${project}src/`;
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const textOf = (path: string): string | undefined =>
    path.startsWith(root) ? samples[path.slice(root.length)] : undefined;
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = textOf(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version, true);
  };
  const files = [
    ...fileNames.filter((path) => path.startsWith(root)),
    ...Object.keys(samples).map((path) => `${root}${path}`),
  ];
  return ts.createProgram(files, options, host);
};
