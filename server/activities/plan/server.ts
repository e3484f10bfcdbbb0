import type { ActivityServer } from '../contract.ts'
import { planResolvers } from './resolvers.ts'
import { actedIn } from '../scope.ts'
import { createScope } from './scope.ts'

export const planServer: ActivityServer = {
  kind: 'plan',
  resolvers: [planResolvers],
  answer: (context, ref, author) => ({
    plan: { scope: createScope(context, actedIn({ ref, author })) },
  }),
}
