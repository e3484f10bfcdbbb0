import type { ActivityServer } from '../contract.ts'
import { presentResolvers } from './resolvers.ts'
import { presentRoutes } from './routes.ts'
import { actedIn } from '../scope.ts'
import { createScope } from './scope.ts'

export const presentServer: ActivityServer = {
  kind: 'present',
  resolvers: [presentResolvers],
  routes: presentRoutes,
  answer: (context, ref, author) => ({
    presentPdf: { scope: createScope(context, actedIn({ ref, author })) },
  }),
}
