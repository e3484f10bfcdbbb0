import type { ActivityServer } from '../contract.ts'
import { identifyResolvers } from './resolvers.ts'
import { createScope } from './scope.ts'

export const identifyServer: ActivityServer = {
  kind: 'identify',
  resolvers: [identifyResolvers],
  answer: (context, place, author) => ({
    identify: { scope: createScope(context, { place, role: author.role, author }) },
  }),
}
