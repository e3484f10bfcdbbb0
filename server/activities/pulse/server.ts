import type { ActivityServer } from '../contract.ts'
import { pulseCalls } from './calls.ts'
import { pulseFields } from './fields.ts'
import { actedIn } from '../scope.ts'
import { createScope } from './scope.ts'

export const pulseServer: ActivityServer = {
  kind: 'pulse',
  resolvers: [pulseCalls, pulseFields],
  answer: (context, ref, author) => ({
    pulse: { scope: createScope(context, actedIn({ ref, author })) },
  }),
}
