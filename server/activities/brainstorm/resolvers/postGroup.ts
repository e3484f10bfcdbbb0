import { Refusal } from '#domain/errors.ts'
import {
  addGroup,
  addGroupOfPosts,
  changeGroup,
  mergeGroups,
  regroupPost,
  removeGroups,
  takeOutOfGroup,
} from '../commands/groups.ts'
import { addLike, removeLike } from '../commands/likes.ts'
import { newId } from '#server/commands/made.ts'
import { scopeOf } from '../scope.ts'
import type { BrainstormScope } from '../scope.ts'
import type { BrainstormView, CallGroup } from '../view.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { given, listOf, listed, positionOf } from '../../../context/inputs.ts'
import { likeNamed } from '../../likeNamed.ts'
import { toPayload } from '../../../context/toPayload.ts'
import type { PostGroupParent } from '../parents.ts'
import { actOn } from '../../../context/roles.ts'
import { actInBrainstorm } from '../acting.ts'
import { submit } from '../../../context/submit.ts'
import { callerAsUser } from '../../../context/users.ts'

/** In the calls, an ungrouped answer is a group of its own with the post's id. */
const groupKinds = ['postGroup', 'post']

export const postGroupResolvers: Resolvers = {
  Mutation: {
    createPostGroup: (_root, args, context) =>
      toPayload(async () => {
        if (args.isGroup === false) throw new Refusal('BAD_USER_INPUT', 'a lone answer is made by createPost')
        const { ref, author } = await actInBrainstorm(
          context,
          args.brainstormId,
          'arrange',
          args.commonInfoData.workshop,
        )
        const id = newId(args.id)
        const group = {
          id,
          title: given(args.groupNameText),
          color: given(args.color),
          multiTopicId: given(args.multiTopicId),
          questionId: given(args.questionId),
          subTopicPos: positionOf(args.subTopicPos ?? 0),
        }
        await submit(context, addGroup(author, ref, group))
        return { postGroup: { scope: scopeOf(context, { ref, author }), id } }
      }),

    createPostGroupFromPosts: (_root, args, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(
          context,
          args.brainstormId,
          'arrange',
          args.commonInfoData.workshop,
        )
        const id = newId(args.id)
        const group = { id, title: given(args.groupNameText), postIds: listOf(args.postsId) }
        await submit(context, addGroupOfPosts(author, ref, group))
        return { postGroup: { scope: scopeOf(context, { ref, author }), id } }
      }),

    updatePostGroup: (_root, { postgroupId, groupNameText }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, postgroupId, ['postGroup'], 'arrange')
        await submit(context, changeGroup(author, ref, { id: postgroupId, title: groupNameText }))
        return { postGroup: { scope: scopeOf(context, { ref, author }), id: postgroupId } }
      }),

    movePost: (_root, { id, postId, toPostgroupId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, postId, ['post'], 'arrange')
        const move = { postId, onto: toPostgroupId, newGroupId: newId(id) }
        await submit(context, regroupPost(author, ref, move))
        return { post: { scope: scopeOf(context, { ref, author }), id: postId } }
      }),

    mergePostGroups: (_root, { fromPostgroupId, toPostgroupId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, fromPostgroupId, groupKinds, 'arrange')
        const merge = { from: fromPostgroupId, onto: toPostgroupId, newGroupId: newId(null) }
        await submit(context, mergeGroups(author, ref, merge))
        const scope = scopeOf(context, { ref, author })
        // The ungrouped answer is in a group now.
        const { posts } = await scope.view()
        const groupId = posts.find((post) => post.id === toPostgroupId)?.groupId ?? toPostgroupId
        return { postGroup: { scope, id: groupId } }
      }),

    ungroupPost: (_root, { postId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, postId, ['post'], 'arrange')
        await submit(context, takeOutOfGroup(author, ref, postId))
        return { post: { scope: scopeOf(context, { ref, author }), id: postId } }
      }),

    deletePostGroups: (_root, { commonInfoData, brainstormId, postgroupIdList }, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(
          context,
          brainstormId,
          'arrange',
          commonInfoData.workshop,
        )
        await submit(context, removeGroups(author, ref, listOf(postgroupIdList)))
      }),

    createPostGroupVote: (_root, { id, postGroupId, value }, context) =>
      toPayload(async () => {
        if (value !== 1) throw new Refusal('BAD_USER_INPUT', 'a like counts 1')
        const { ref, author } = await actOn(context, postGroupId, groupKinds, 'contribute')
        const like = { id: newId(id), on: { groupId: postGroupId } }
        const vote = await submit(context, addLike(author, ref, like))
        const scope = scopeOf(context, { ref, author })
        return { vote: { scope, vote: { ...vote, targetId: postGroupId }, deleted: false } }
      }),

    deletePostGroupVote: (_root, { id }, context) =>
      toPayload(async () => {
        const named = await likeNamed(context, id, groupKinds)
        if (!named) return { vote: null }
        const { ref, author, targetId } = named
        const vote = await submit(context, removeLike(author, ref, targetId))
        const scope = scopeOf(context, { ref, author })
        return { vote: vote && { scope, vote: { ...vote, targetId }, deleted: true } }
      }),
  },

  PostGroup: {
    id: ({ id }) => id,
    isGroup: fromGroup((group) => group.isGroup),
    groupNameText: fromGroup((group) => group.title),
    subTopicPos: fromGroup((group) => group.subTopicPos),
    questionId: fromGroup((group) => group.questionId),
    color: fromGroup((group) => group.color),
    deleted: () => false,
    score: fromGroup((group) => group.score),
    hasLiked: async ({ scope, id }) => (await scope.ownVote(id)) !== null,
    multiTopic: fromGroup((group, scope) => ({ scope, id: group.multiTopicId })),
    postSet: fromGroup((group, scope, context) =>
      listed(context, group.posts).map((post) => ({ scope, id: post.id, post })),
    ),
  },

  PostGroupVote: {
    id: ({ vote }) => vote.id,
    value: ({ vote }) => vote.value1 ?? 1,
    deleted: ({ deleted }) => deleted,
    postGroup: ({ scope, vote }) => ({ scope, id: vote.targetId }),
    creator: (_vote, _args, context) => callerAsUser(context),
  },
}

/** A field of a group. Synchronous when the group was already read, as in lists. */
function fromGroup<Value>(
  read: (group: CallGroup, scope: BrainstormScope, context: GraphQLContext) => Value,
) {
  return ({ scope, id, group }: PostGroupParent, _args: unknown, context: GraphQLContext) =>
    group ? read(group, scope, context) : scope.view().then((view) => read(groupIn(view, id), scope, context))
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more, or the caller may not see it */
function groupIn({ groups }: BrainstormView, id: string): CallGroup {
  const found = groups.find((group) => group.id === id)
  if (!found) throw new Refusal('NOT_FOUND', `group ${id}`)
  return found
}
