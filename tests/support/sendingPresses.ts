import ts from 'typescript';

/** Exits of user actions from the application: the functions that send a transaction, or a request to a service. */
const SENDERS: readonly (readonly [file: string, member: string])[] = [
  ['writes/sending/useSubmit.ts', 'submit'],
  ['writes/approvals/useApprove.ts', 'approve'],
  ['features/approval/useApproval.ts', 'approve'],
  ['writes/orders/useCancelViaDeposit.ts', 'takeBack'],
  ['writes/signing/useUserAction.ts', 'send'],
];

/** These make a function wait for the network themselves. */
const GUARDED = new Set(['SendButton', 'FormButton', 'ConfirmWord']);

/** Hooks that run a function without a press. */
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useOnce', 'useWhenChanged']);

/** A hook or a component sends nothing by being called: what it returns is looked at instead. */
const isHookOrComponent = (name: string): boolean => /^use[A-Z]|^[A-Z]/.test(name);

type Facts = Map<ts.Node, ts.Expression[]>;

interface Press {
  readonly where: string;
  readonly handler: ts.Expression;
}

const isMemberOf = (node: ts.Node): boolean => ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;

/** `b` by `a`, where `a` is called `b` from here on. */
const renamed = (node: ts.Node): readonly [from: string, to: string] | undefined => {
  const mayRename = ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isBindingElement(node);
  if (!mayRename || !node.propertyName || !('text' in node.propertyName)) return undefined;
  return ts.isObjectBindingPattern(node.name) || ts.isArrayBindingPattern(node.name)
    ? undefined
    : [node.propertyName.text, node.name.text];
};

const listOf = <T>(map: Map<string, T[]>, key: string): T[] => {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
};

const calls = (node: ts.Node): boolean => ts.isCallExpression(node) || (ts.forEachChild(node, calls) ?? false);

/** True for `press !== undefined`: its value is no function, and it calls none. */
const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.operatorToken.kind,
  ) &&
  !calls(node);

/** Values that a function returns itself, without those of functions in it. */
const returnedBy = (declaration: ts.Node): readonly ts.Expression[] => {
  const hook = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  if (!hook || !ts.isFunctionLike(hook)) return [];
  const body = 'body' in hook ? hook.body : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
};

/**
 * Data flow to senders through variables, members, props and arguments, in the files of a program. Types are checked
 * only at names that senders have: one position in a hundred, because they are slow.
 */
class SendingFlow {
  private readonly sending = new Set<ts.Node>();
  private readonly facts: Facts = new Map();
  private readonly presses: Press[] = [];
  private readonly effects: Press[] = [];
  private readonly checker: ts.TypeChecker;
  /** Names of senders. */
  private readonly names = new Set<string>();
  private readonly uses = new Map<string, ts.Identifier[]>();
  private readonly otherNames = new Map<string, string[]>();
  private readonly noted = new Set<ts.Node>();

  constructor(
    program: ts.Program,
    private readonly root: string,
  ) {
    this.checker = program.getTypeChecker();
    const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
    for (const file of files) this.collect(file, file.fileName.slice(root.length));
    for (const [, member] of SENDERS) this.learn(member);
    this.spread();
  }

  /** `file:line` of every press of a plain button that sends. */
  unguarded(): readonly string[] {
    return this.presses.filter(({ handler }) => this.sends(handler)).map(({ where }) => where);
  }

  /** `file:line` of every effect that sends. */
  unpressed(): readonly string[] {
    return this.effects.filter(({ handler }) => this.sends(handler)).map(({ where }) => where);
  }

  private note(declaration: ts.Node, value: ts.Expression): void {
    this.facts.set(declaration, [...(this.facts.get(declaration) ?? []), value]);
  }

  private collect(node: ts.Node, path: string): void {
    if ((ts.isPropertySignature(node) || ts.isMethodSignature(node)) && ts.isIdentifier(node.name)) {
      const { text } = node.name;
      if (SENDERS.some(([file, member]) => path === file && member === text)) this.sending.add(node);
    }
    if (ts.isIdentifier(node)) listOf(this.uses, node.text).push(node);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && EFFECTS.has(node.expression.text)) {
      const where = this.placeOf(node);
      const acts = node.arguments.filter((value) => !ts.isArrayLiteralExpression(value));
      // A hook of the design runs what its caller gives, which is an argument there.
      if (!path.startsWith('ui/')) this.effects.push(...acts.map((handler) => ({ where, handler })));
    }
    const [from, to] = renamed(node) ?? [];
    if (from !== undefined && to !== undefined) listOf(this.otherNames, from).push(to);
    ts.forEachChild(node, (child) => this.collect(child, path));
  }

  /** Records the definitions with this name, anywhere. */
  private learn(name: string): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    for (const use of this.uses.get(name) ?? []) {
      for (let node: ts.Node = use; !ts.isSourceFile(node) && !this.noted.has(node); node = node.parent) {
        this.noted.add(node);
        this.noteAt(node);
      }
    }
    this.otherNames.get(name)?.forEach((other) => this.learn(other));
  }

  private noteAt(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      this.note(node, node.initializer);
    }
    if (ts.isFunctionDeclaration(node) && node.name && node.body && !isHookOrComponent(node.name.text)) {
      // A body is looked at like the expression of an arrow function.
      this.note(node, node.body as unknown as ts.Expression);
    }
    if (ts.isPropertyAssignment(node)) this.noteMember(node, node.name, node.initializer);
    if (ts.isShorthandPropertyAssignment(node)) this.noteMember(node, node.name, node.name);
    if (ts.isCallExpression(node)) this.noteArguments(node);
    if (ts.isJsxAttribute(node)) this.noteProp(node);
  }

  private noteMember(
    node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
    name: ts.Node,
    value: ts.Expression,
  ) {
    this.note(node, value);
    if (!ts.isIdentifier(name)) return;
    const expected = this.checker.getContextualType(node.parent)?.getProperty(name.text);
    for (const declaration of expected?.declarations ?? []) this.note(declaration, value);
  }

  /** A function without overloads is found by its own type, without the slow checks of its arguments. */
  private calledBy(call: ts.CallExpression): ts.Signature | undefined {
    const called = this.checker.getNonNullableType(this.checker.getTypeAtLocation(call.expression));
    const signatures = called.getCallSignatures();
    return signatures.length > 1 ? this.checker.getResolvedSignature(call) : signatures[0];
  }

  private noteArguments(call: ts.CallExpression): void {
    const parameters = this.calledBy(call)?.declaration?.parameters ?? [];
    parameters.forEach((parameter, index) => {
      const value = call.arguments[index];
      if (value && ts.isParameter(parameter) && parameter.getSourceFile().fileName.startsWith(this.root))
        this.note(parameter, value);
    });
  }

  private noteProp(node: ts.JsxAttribute): void {
    const { initializer, name, parent } = node;
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    if (!value || !ts.isIdentifier(name)) return;
    const tag = parent.parent.tagName.getText();
    if (GUARDED.has(tag)) return;
    const props = this.checker.getContextualType(parent)?.getProperty(name.text)?.declarations ?? [];
    const own = props.filter((each) => !/\/(node_modules|ui)\//.test(each.getSourceFile().fileName));
    for (const declaration of own) this.note(declaration, value);
    if (name.text !== 'onClick' || own.length > 0) return;
    this.presses.push({ where: this.placeOf(node), handler: value });
  }

  private placeOf(node: ts.Node): string {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${file.fileName.slice(this.root.length)}:${line + 1}`;
  }

  private spread(): void {
    for (let grew = true; grew;) {
      grew = false;
      for (const [declaration, values] of this.facts) {
        if (this.sending.has(declaration) || !values.some((value) => this.sends(value))) continue;
        this.sending.add(declaration);
        const name = ts.getNameOfDeclaration(declaration as ts.Declaration);
        if (name && ts.isPropertyName(name) && 'text' in name) this.learn(name.text);
        grew = true;
      }
    }
  }

  private sends(node: ts.Node): boolean {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false;
    if (ts.isTypeNode(node) || isComparison(node)) return false;
    if (ts.isCallExpression(node) && this.returnsSender(node)) return true;
    if (ts.isIdentifier(node)) return this.namesSender(node);
    return ts.forEachChild(node, (child) => this.sends(child) || undefined) ?? false;
  }

  /** True for a call of a hook whose result is a function that sends. */
  private returnsSender(call: ts.CallExpression): boolean {
    const { expression } = call;
    if (!ts.isIdentifier(expression) || !/^use[A-Z]/.test(expression.text) || !this.names.has(expression.text))
      return false;
    const result = this.checker.getTypeAtLocation(call);
    if (this.checker.getNonNullableType(result).getCallSignatures().length === 0) return false;
    return this.declarationsOf(expression).some((hook) => returnedBy(hook).some((returned) => this.sends(returned)));
  }

  private namesSender(name: ts.Identifier): boolean {
    if (!this.names.has(name.text) || isHookOrComponent(name.text)) return false;
    // For "form.approval.reset" the last member counts, and not that "form" or "approval" could send too.
    const value = isMemberOf(name) ? name.parent : name;
    if (ts.isPropertyAccessExpression(value.parent) && value.parent.expression === value) return false;
    return this.declarationsOf(name).some((declaration) => this.sending.has(declaration));
  }

  private declarationsOf(name: ts.Identifier): readonly ts.Node[] {
    const { parent } = name;
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? this.checker.getShorthandAssignmentValueSymbol(parent)
      : this.checker.getSymbolAtLocation(name);
    if (!symbol) return [];
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return (target.declarations ?? []).flatMap((declaration) =>
      ts.isBindingElement(declaration) ? this.boundBy(declaration) : [declaration],
    );
  }

  /** The members that `const { member } = ...` takes. */
  private boundBy(element: ts.BindingElement): readonly ts.Node[] {
    const taken = element.propertyName ?? element.name;
    if (!ts.isIdentifier(taken)) return [];
    return this.checker.getTypeAtLocation(element.parent).getProperty(taken.text)?.declarations ?? [];
  }
}

interface Sending {
  /**
   * Handlers of sending buttons that are no `SendButton`. Buttons of forms whose only other action is an approval are
   * excluded: their list of problems reports an offline device first.
   */
  readonly unguarded: readonly string[];
  /** Effects that send. */
  readonly unpressed: readonly string[];
}

/**
 * Places that send, as `file:line`.
 * @param root folder of the application with a slash at its end
 */
export const sendingPlaces = (program: ts.Program, root: string): Sending => {
  const flow = new SendingFlow(program, root);
  return { unguarded: flow.unguarded(), unpressed: flow.unpressed() };
};
