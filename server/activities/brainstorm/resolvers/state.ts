import { Refusal } from '#domain/errors.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { partOf } from '../../../context/stateView.ts'
import type { StateParent } from '../../../context/parents.ts'
import { openScope } from '../scope.ts'
import type { BrainstormScope } from '../scope.ts'

/** Fields of the shared state that refer to a brainstorm. */
export const brainstormStateResolvers: Resolvers = {
  State: {
    async activeMultiTopic(state, _args, context) {
      const scope = state.activeMultiTopicId === null ? null : await activeScope(state, context)
      const found = (await scope?.view())?.topics.find(({ id }) => id === state.activeMultiTopicId)
      return scope && found ? { scope, id: found.id } : null
    },
    async activePost(state, _args, context) {
      const scope = state.activePostId === null ? null : await activeScope(state, context)
      const found = await scope?.post(state.activePostId ?? '')
      return scope && found ? { scope, id: found.id } : null
    },
    async activePostGroup(state, _args, context) {
      const scope = state.activePostGroupId === null ? null : await activeScope(state, context)
      const found = (await scope?.view())?.groups.find(({ id }) => id === state.activePostGroupId)
      return scope && found ? { scope, id: found.id } : null
    },
  },
}

/** The active activity as the caller may see it; null when they may not, or when it is of another kind. */
async function activeScope(state: StateParent, context: GraphQLContext): Promise<BrainstormScope | null> {
  const part = state.activePartId === null ? null : await partOf(context, state.id, state.activePartId)
  if (!part) return null
  try {
    return await openScope(context, part.objectId)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
