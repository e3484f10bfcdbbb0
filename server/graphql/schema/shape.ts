import { GraphQLError, Kind, visit, BREAK } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** Limits of one request, checked before anything is looked up. */
export const shapeLimits = {
  /** Characters of the document. */
  characters: 16_384,
  tokens: 1000,
  depth: 12,
  /** For introspection, whose lists graphql-js limits itself. */
  introspectionDepth: 20,
  aliases: 15,
  /** How often one name may be requested in one selection. */
  repeats: 5,
  fragments: 16,
  /** Number of `__schema` and `__type` fields; no aliases are allowed inside them. */
  introspections: 2,
} as const

/**
 * The reason why a document asks for too much, or null. Visits each definition once, so the cost stays low however its
 * fragments are nested.
 */
export function shapeMistake(document: DocumentNode): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  if (fragments.size > shapeLimits.fragments) return new GraphQLError('Too many fragments.')
  const tooMany = countMistake(document) ?? introspectionMistake(document)
  if (tooMany) return tooMany
  const depths = new Map<string, number>()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const selection of definition.selectionSet.selections) {
      const isIntrospection = selection.kind === Kind.FIELD && selection.name.value.startsWith('__')
      const limit = isIntrospection ? shapeLimits.introspectionDepth : shapeLimits.depth
      const alone: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [selection] }
      if (depthOf(alone, fragments, depths, new Set()) > limit)
        return new GraphQLError('The request is too deep.')
    }
  }
  return null
}

function countMistake(document: DocumentNode): GraphQLError | null {
  let aliases = 0
  let mistake: GraphQLError | null = null
  visit(document, {
    SelectionSet({ selections }) {
      const names = new Map<string, number>()
      for (const selection of selections) {
        if (selection.kind !== Kind.FIELD) continue
        if (selection.alias) aliases += 1
        const name = (selection.alias ?? selection.name).value
        const times = (names.get(name) ?? 0) + 1
        names.set(name, times)
        if (times > shapeLimits.repeats) mistake = new GraphQLError('A field is asked for too often.')
      }
      if (aliases > shapeLimits.aliases) mistake = new GraphQLError('Too many aliases.')
      return mistake ? BREAK : undefined
    },
  })
  return mistake
}

/** graphql-js answers introspection in one piece, so its size must stay close to that of the schema. */
function introspectionMistake(document: DocumentNode): GraphQLError | null {
  let asked = 0
  let within = 0
  let mistake: GraphQLError | null = null
  const isMeta = (name: string): boolean => name.startsWith('__') && name !== '__typename'
  visit(document, {
    Field: {
      enter({ name, alias }) {
        if (within > 0 && alias) mistake = new GraphQLError('No aliases within the introspection.')
        if (isMeta(name.value)) {
          within += 1
          asked += 1
        }
        if (asked > shapeLimits.introspections) mistake = new GraphQLError('Too much introspection.')
        return mistake ? BREAK : undefined
      },
      leave({ name }) {
        if (isMeta(name.value)) within -= 1
      },
    },
    FragmentDefinition: {
      enter({ typeCondition }) {
        if (isMeta(typeCondition.name.value)) within += 1
      },
      leave({ typeCondition }) {
        if (isMeta(typeCondition.name.value)) within -= 1
      },
    },
  })
  if (mistake === null && asked > 0 && !isAboutSchema(document))
    mistake = new GraphQLError('Ask for the introspection alone.')
  return mistake
}

/**
 * One query that has only introspection fields. Its variables can stand nowhere but in their arguments, and in `@include` and
 * `@skip`: validation refuses unused ones.
 */
export function isAboutSchema({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [only] = operations
  return (
    only !== undefined &&
    operations.length === 1 &&
    only.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
    )
  )
}

/** @param above fragments being visited: recursion stops at a cycle, which validation reports */
function depthOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
  above: Set<string>,
): number {
  const depths = selections.map((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return fragmentDepth(selection.name.value, fragments, known, above)
    const below = selection.selectionSet ? depthOf(selection.selectionSet, fragments, known, above) : 0
    return selection.kind === Kind.FIELD ? 1 + below : below
  })
  return Math.max(0, ...depths)
}

function fragmentDepth(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
  above: Set<string>,
): number {
  const fragment = fragments.get(name)
  const found = known.get(name)
  if (found !== undefined) return found
  if (!fragment || above.has(name)) return 0
  above.add(name)
  const depth = depthOf(fragment.selectionSet, fragments, known, above)
  above.delete(name)
  known.set(name, depth)
  return depth
}
