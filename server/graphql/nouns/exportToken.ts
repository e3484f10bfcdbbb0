import { Refusal } from '#domain/errors.ts'
import { userIdOf } from '#server/access/caller.ts'
import { issueExportToken } from '#server/access/exportTokens.ts'
import type { Resolvers } from '../generated.ts'
import { mend } from '../mend.ts'
import { roleFor } from '../roles.ts'

/** The way to the export routes. SPEC V1. */
export const exportTokenResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    generateToken: (_root, { workshopId }, context) =>
      mend(async () => {
        await roleFor(context, workshopId, 'export')
        const userId = userIdOf(context.caller)
        if (userId === null) throw new Refusal('FORBIDDEN', 'an export for nobody')
        const token = await issueExportToken(context.services.appSecret, { userId, workshopId })
        return { token: { token } }
      }),
  },
}
