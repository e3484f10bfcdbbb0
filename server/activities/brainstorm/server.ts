import type { ActivityServer } from '../contract.ts'
import { brainstormResolvers } from './resolvers/brainstorm.ts'
import { commentResolvers } from './resolvers/comment.ts'
import { postResolvers } from './resolvers/post.ts'
import { postGroupResolvers } from './resolvers/postGroup.ts'
import { brainstormStateResolvers } from './resolvers/state.ts'
import { topicResolvers } from './resolvers/topic.ts'
import { brainstormWorkshopResolvers } from './resolvers/workshop.ts'
import { scopeOf } from './scope.ts'

export const brainstormServer: ActivityServer = {
  kind: 'brainstorm',
  resolvers: [
    brainstormResolvers,
    topicResolvers,
    postResolvers,
    postGroupResolvers,
    commentResolvers,
    brainstormStateResolvers,
    brainstormWorkshopResolvers,
  ],
  answer: (context, ref, author) => ({
    brainstorm: { scope: scopeOf(context, { ref, author }), multiTopicId: null },
  }),
}
