import { Kind, getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql'
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql'
import type { GraphQLContext } from '../../context/context.ts'

/**
 * Makes every list of objects charge its cost before its items are answered, and answers a long list in slices: by
 * default graphql-js answers everything that resolvers have ready within one turn of the event loop, however much it
 * is.
 */
export function sliceLists(schema: GraphQLSchema): void {
  const counted: FieldCounts = new WeakMap()
  const roots = new Set([schema.getMutationType(), schema.getSubscriptionType()])
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.has(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (!isListOfThings(field.type)) continue
      const { resolve } = field
      if (!resolve) continue
      field.resolve = (parent, args, context: GraphQLContext, info) => {
        const answer: unknown = resolve(parent, args, context, info)
        return answer instanceof Promise
          ? answer.then((items: unknown) => inSlices(items, context, info, counted))
          : inSlices(answer, context, info, counted)
      }
    }
  }
}

/** A list with non-null items, as all lists of the schema are: one refused item makes the whole list fail. */
function isListOfThings(type: GraphQLOutputType): boolean {
  const list = getNullableType(type)
  return isListType(list) && isNonNullType(list.ofType) && isObjectType(getNamedType(list))
}

/** Short lists in a request that has not taken long are not sliced. */
const shortList = 20

function inSlices(
  items: unknown,
  { work }: GraphQLContext,
  info: GraphQLResolveInfo,
  counted: FieldCounts,
): unknown {
  if (!Array.isArray(items)) return items
  work.charge(items.length * (1 + fieldsBelow(info, counted)))
  const pause = work.pause()
  if (pause === null && items.length <= shortList) return items
  return slices(items, work, pause)
}

/**
 * The items as promises that resolve one after the other, in slices: graphql-js answers each item when its promise
 * resolves.
 */
function slices(
  items: readonly unknown[],
  work: GraphQLContext['work'],
  first: Promise<void> | null,
): Promise<unknown>[] {
  const gates = items.map(() => Promise.withResolvers<unknown>())
  const letThrough = async (): Promise<void> => {
    let done = 0
    try {
      if (first) await first
      for (; done < items.length; done += 1) {
        const pause = work.pause()
        if (pause) await pause
        gates[done]?.resolve(items[done])
        // Reactions to that promise run before this continues.
        await Promise.resolve()
      }
    } catch (error) {
      // The first item's error refuses the whole list. An error for each of the others would cost more than answering
      // them.
      gates[done]?.reject(error)
    }
  }
  void letThrough()
  return gates.map(({ promise }) => promise)
}

/** Number of fields below a field, for documents that were executed before. */
type FieldCounts = WeakMap<FieldNode, number>

/** The number of fields answered per item, including those of nested lists. */
function fieldsBelow({ fieldNodes, fragments }: GraphQLResolveInfo, counted: FieldCounts): number {
  let fields = 0
  for (const node of fieldNodes) {
    let below = counted.get(node)
    if (below === undefined) {
      below = node.selectionSet ? countFields(node.selectionSet, fragments, new Map()) : 0
      counted.set(node, below)
    }
    fields += below
  }
  return fields
}

/** @param counted fragments with a known count; validation ensures that none contains itself */
function countFields(
  { selections }: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  counted: Map<string, number>,
): number {
  let fields = 0
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value
      const fragment = fragments[name]
      const below =
        counted.get(name) ?? (fragment ? countFields(fragment.selectionSet, fragments, counted) : 0)
      counted.set(name, below)
      fields += below
    } else {
      if (selection.kind === Kind.FIELD) fields += 1
      if (selection.selectionSet) fields += countFields(selection.selectionSet, fragments, counted)
    }
  }
  return fields
}
