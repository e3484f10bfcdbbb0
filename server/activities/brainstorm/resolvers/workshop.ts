import { contents } from '#domain/workshop/content.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { partsOf } from '../../../context/stateView.ts'
import { openScope } from '../scope.ts'
import { maySee } from '#domain/permissions.ts'

/** The brainstorms of a workshop. */
export const brainstormWorkshopResolvers: Resolvers = {
  Workshop: {
    async brainstormSet({ row, role }, _args, context) {
      if (!maySee(role, 'all')) return null
      const parts = (await partsOf(context, row.id)).filter(({ content }) => content === contents.brainstorm)
      return Promise.all(
        parts.map(async ({ objectId }) => ({
          scope: await openScope(context, objectId),
          multiTopicId: null,
        })),
      )
    },
  },
}
