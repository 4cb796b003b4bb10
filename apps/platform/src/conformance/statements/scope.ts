import {
  isBindingPattern,
  isBlock,
  isCallExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionLikeDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSourceFile,
  isTypeNode,
  isVariableDeclarationList,
  isVariableStatement,
  type BindingName,
  type FunctionDeclaration,
  type FunctionLikeDeclaration,
  type Identifier,
  type Node,
  type ParameterDeclaration,
  type VariableDeclaration,
} from 'typescript/unstable/ast';

/** What a name inside a function stands for. */
type Binding =
  | { kind: 'parameter'; node: ParameterDeclaration; of: FunctionLikeDeclaration }
  | { kind: 'variable'; node: VariableDeclaration }
  /** One after the other of a list: of a loop, or of what is called for each. */
  | { kind: 'element'; node: VariableDeclaration | ParameterDeclaration; list: Node }
  | { kind: 'function'; node: FunctionDeclaration };

/** What a name means where it stands; nothing where it belongs to the module or the world. */
export function bindingOf({ text: name, parent }: Identifier): Binding | undefined {
  for (let node: Node = parent; !isSourceFile(node); node = node.parent) {
    const found = declaredBy(node, name);
    if (found) return found;
  }
  return undefined;
}

function declaredBy(node: Node, name: string): Binding | undefined {
  if (isFunctionLikeDeclaration(node)) {
    const parameter = node.parameters.find((one) => namesIn(one.name).some(({ text }) => text === name));
    const list = parameter === node.parameters[0] ? listWalkedBy(node) : undefined;
    return (
      parameter &&
      (list ? { kind: 'element', node: parameter, list } : { kind: 'parameter', node: parameter, of: node })
    );
  }
  for (const statement of isBlock(node) ? node.statements : []) {
    if (isFunctionDeclaration(statement) && statement.name?.text === name) return { kind: 'function', node: statement };
    if (isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => declares(one, name));
      if (found) return { kind: 'variable', node: found };
    }
  }
  if (!isForOfStatement(node) || !isVariableDeclarationList(node.initializer)) return undefined;
  const found = node.initializer.declarations.find((one) => declares(one, name));
  return found && { kind: 'element', node: found, list: node.expression };
}

const WALKS = new Set(['map', 'flatMap', 'forEach', 'filter']);

/** The list a function is called for each element of; nothing where it is called otherwise. */
function listWalkedBy({ parent }: FunctionLikeDeclaration): Node | undefined {
  if (!isCallExpression(parent) || !isPropertyAccessExpression(parent.expression)) return undefined;
  return WALKS.has(parent.expression.name.text) ? parent.expression.expression : undefined;
}

const declares = (declaration: VariableDeclaration, name: string): boolean =>
  namesIn(declaration.name).some(({ text }) => text === name);

/** Every name a pattern binds. */
export function namesIn(name: BindingName): Identifier[] {
  if (!isBindingPattern(name)) return [name];
  return name.elements.flatMap((element) => ('name' in element && element.name ? namesIn(element.name) : []));
}

/** Names an expression reads, types and members aside. */
export function namesReadBy(node: Node): Identifier[] {
  const found: Identifier[] = [];
  const visit = (one: Node): void => {
    if (isTypeNode(one)) return;
    if (isIdentifier(one)) found.push(one);
    else if (isPropertyAccessExpression(one)) visit(one.expression);
    else if (isPropertyAssignment(one)) visit(one.initializer);
    else one.forEachChild(visit);
  };
  visit(node);
  return found;
}

export const isWithin = (inner: Node, outer: Node): boolean => inner.pos >= outer.pos && inner.end <= outer.end;
