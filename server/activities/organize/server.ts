import type { ActivityServer } from '../contract.ts'
import { actedIn } from '../scope.ts'
import { organizeCalls } from './calls.ts'
import { organizeFields } from './fields.ts'
import { createScope } from './scope.ts'

export const organizeServer: ActivityServer = {
  kind: 'organize',
  resolvers: [organizeCalls, organizeFields],
  answer: (context, ref, author) => ({
    organize: { scope: createScope(context, actedIn({ ref, author })) },
  }),
}
