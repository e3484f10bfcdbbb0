import type { ActivityServer } from '../contract.ts'
import { identifyResolvers } from './resolvers.ts'
import { actedIn } from '../scope.ts'
import { createScope } from './scope.ts'

export const identifyServer: ActivityServer = {
  kind: 'identify',
  resolvers: [identifyResolvers],
  answer: (context, ref, author) => ({
    identify: { scope: createScope(context, actedIn({ ref, author })) },
  }),
}
