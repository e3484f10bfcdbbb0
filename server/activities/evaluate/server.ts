import type { ActivityServer } from '../contract.ts'
import { evaluateResolvers } from './resolvers/evaluate.ts'
import { pollResolvers } from './resolvers/poll.ts'
import { voteResolvers } from './resolvers/votes.ts'
import { actedIn } from '../scope.ts'
import { createScope } from './scope.ts'

export const evaluateServer: ActivityServer = {
  kind: 'evaluate',
  resolvers: [evaluateResolvers, pollResolvers, voteResolvers],
  answer: (context, ref, author) => ({
    evaluate: { scope: createScope(context, actedIn({ ref, author })) },
  }),
}
