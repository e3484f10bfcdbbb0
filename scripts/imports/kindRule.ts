import { relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { kindImportMistake, kindNameMistake, namesKind, textMistake } from './kindLaw.ts'
import { fileOf, readProject } from './resolve.ts'

type Node = Rule.Node
type Expression = { type: string } & Record<string, unknown>

/** The part of a TypeScript type that the rule needs. */
interface Type {
  types?: readonly Type[]
  /** Value of a literal type. */
  value?: unknown
}

interface TypeServices {
  getTypeAtLocation?: (node: unknown) => Type
}

/**
 * The ESLint rule about kinds of activities: outside of the kind itself and the registries, no import of a kind's
 * folder, no comparison with a kind's name, no table with kinds as keys, and no name of an item.
 */
export const kindLaw: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
  },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/')
    const project = readProject(context.cwd)
    const { getTypeAtLocation } = context.sourceCode.parserServices as TypeServices

    function tell(node: Node, message: string | undefined): void {
      if (message !== undefined) context.report({ node, message })
    }

    function checkImport(node: Node, source: unknown): void {
      const specifier = literalOf(source)
      const file = specifier === undefined ? undefined : fileOf(specifier, from, project)
      tell(node, file === undefined ? undefined : kindImportMistake(from, file))
    }

    function checkName(node: Node, name: unknown, compared: unknown): void {
      const text = kindNamedBy(name as Expression | null)
      if (text === undefined || !mayBeKind(compared)) return
      tell(node, kindNameMistake(from, text))
    }

    /** The type that is written for an object, as text; empty for one without. */
    function typeOf({ parent }: Node): string {
      const { id, typeAnnotation } = parent as unknown as { id?: Expression; typeAnnotation?: unknown }
      const type = (id?.['typeAnnotation'] ?? typeAnnotation) as Node | undefined
      return type ? context.sourceCode.getText(type) : ''
    }

    /** "present" is also the action of a button: a comparison with something that cannot be a kind is allowed. */
    function mayBeKind(compared: unknown): boolean {
      const type = getTypeAtLocation?.(compared)
      const values = (type?.types ?? (type ? [type] : [])).map(({ value }) => value)
      return values.every((value) => typeof value !== 'string' || namesKind(value))
    }

    return {
      ImportDeclaration: (node) => checkImport(node, node.source),
      ExportNamedDeclaration: (node) => checkImport(node, node.source),
      ExportAllDeclaration: (node) => checkImport(node, node.source),
      ImportExpression: (node) => checkImport(node, node.source),
      BinaryExpression: (node) => {
        if (!['===', '!==', '==', '!='].includes(node.operator)) return
        checkName(node, node.right, node.left)
        checkName(node, node.left, node.right)
      },
      MemberExpression: (node) => {
        const name = nameOf(node.property)
        if (/(^|[a-z])(models|faces|remotes|contents)$/i.test(nameOf(node.object)) && namesKind(name))
          tell(node, kindNameMistake(from, name))
      },
      Property: (node) => {
        const name = nameOf(node.key) === 'kind' ? kindNamedBy(node.value as Expression) : undefined
        if (name !== undefined) tell(node, kindNameMistake(from, name))
      },
      ObjectExpression: (node) => {
        if (!/\bActivityKind\b/.test(typeOf(node))) return
        for (const property of node.properties)
          if (property.type === 'Property' && namesKind(nameOf(property.key)))
            tell(property as Node, kindNameMistake(from, nameOf(property.key)))
      },
      Literal: (node) => {
        if (typeof node.value === 'string') tell(node, textMistake(from, node.value))
      },
      SwitchStatement: (node) => {
        for (const one of node.cases) checkName(one as Node, one.test, node.discriminant)
      },
    }
  },
}

/** The kind that a text names: `'plan'` or `'workshop | plan'`. */
function kindNamedBy(node: Expression | null): string | undefined {
  const text = literalOf(node)
  return text !== undefined && namesKind(text) ? text : undefined
}

/** The name of a variable, of a key, or of what an expression ends with; empty for others. */
function nameOf(node: unknown): string {
  const { name, value, property } = node as { name?: unknown; value?: unknown; property?: unknown }
  if (property !== undefined) return nameOf(property)
  const text = name ?? value
  return typeof text === 'string' ? text : ''
}

function literalOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('value' in node)) return undefined
  return typeof node.value === 'string' ? node.value : undefined
}
