import { Refusal } from '#domain/errors.ts'
import { userIdOf } from '../../access/caller.ts'
import { issueExportToken } from '../../access/exportTokens.ts'
import type { Resolvers } from '../generated.ts'
import { toPayload } from '../../context/toPayload.ts'
import { roleFor } from '../../context/roles.ts'

/** Issues tokens for the export routes. SPEC V1. */
export const exportTokenResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    generateToken: (_root, { workshopId }, context) =>
      toPayload(async () => {
        await roleFor(context, workshopId, 'export')
        const userId = userIdOf(context.caller)
        if (userId === null) throw new Refusal('FORBIDDEN', 'an export without a user')
        const token = await issueExportToken(context.services.appSecret, { userId, workshopId })
        return { token: { token } }
      }),
  },
}
