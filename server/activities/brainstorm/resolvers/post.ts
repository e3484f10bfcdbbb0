import type { CommentView } from '#domain/brainstorm/read.ts'
import { Refusal } from '#domain/errors.ts'
import type { PostId } from '#domain/ids.ts'
import { addLike, removeLike } from '../commands/likes.ts'
import { newId } from '#server/commands/made.ts'
import { addPost, changePost, removePosts } from '../commands/posts.ts'
import { scopeOf, openScope } from '../scope.ts'
import type { BrainstormScope } from '../scope.ts'
import type { BrainstormView, PostOfQuestion } from '../view.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import { given, listOf, listed, positionOf } from '../../../context/inputs.ts'
import { likeNamed } from '../../likeNamed.ts'
import { assertSeesPositions } from '../../scope.ts'
import { toPayload } from '../../../context/toPayload.ts'
import type { PostParent } from '../parents.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { actOn } from '../../../context/roles.ts'
import { actInBrainstorm } from '../acting.ts'
import { submit } from '../../../context/submit.ts'
import { callerAsUser } from '../../../context/users.ts'

export const postResolvers: Resolvers = {
  Query: {
    async post(_root, { id }, context) {
      if (context.caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a post without a token')
      const found = await context.services.access.content(id)
      if (found?.kind !== 'post') throw new Refusal('NOT_FOUND', `post ${id}`)
      const scope = await openScope(context, found.objectId)
      await placed({ scope, id })
      return { scope, id }
    },
  },

  Mutation: {
    createPost: (_root, args, context) =>
      toPayload(async () => {
        const { ref, author } = await actInBrainstorm(
          context,
          args.brainstormId,
          'contribute',
          args.commonInfoData.workshop,
        )
        const id = newId(args.id)
        const post = {
          id,
          text: args.postText,
          color: given(args.color),
          multiTopicId: given(args.multiTopicId),
          questionId: given(args.questionId),
          subTopicPos: positionOf(args.subTopicPos ?? 0),
        }
        const scope = scopeOf(context, { ref, author })
        if (post.questionId === undefined) await assertSeesPositions(scope, [post.subTopicPos])
        await submit(context, addPost(author, ref, post))
        return { post: { scope, id } }
      }),

    updatePost: (_root, { postId, postText, postDesc }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, postId, ['post'], 'contribute')
        const change = { id: postId, text: given(postText), desc: given(postDesc) }
        await submit(context, changePost(author, ref, change))
        return { post: { scope: scopeOf(context, { ref, author }), id: postId } }
      }),

    deletePost: (_root, { postId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, postId, ['post'], 'contribute')
        await submit(context, removePosts(author, ref, [postId]))
      }),

    deletePosts: (_root, { idList }, context) =>
      toPayload(async () => {
        const ids = listOf(idList)
        const [first] = ids
        if (first === undefined) return
        const { ref, author } = await actOn(context, first, ['post'], 'contribute')
        await submit(context, removePosts(author, ref, ids))
      }),

    createPostVote: (_root, { id, postId, value }, context) =>
      toPayload(async () => {
        if (value !== 1) throw new Refusal('BAD_USER_INPUT', 'a like counts 1')
        const { ref, author } = await actOn(context, postId, ['post'], 'contribute')
        const vote = await submit(context, addLike(author, ref, { id: newId(id), on: { postId } }))
        const scope = scopeOf(context, { ref, author })
        return { vote: { scope, vote: { ...vote, targetId: postId }, deleted: false } }
      }),

    deletePostVote: (_root, { id }, context) =>
      toPayload(async () => {
        const named = await likeNamed(context, id, ['post'])
        if (!named) return { vote: null }
        const { ref, author, targetId } = named
        const vote = await submit(context, removeLike(author, ref, targetId))
        const scope = scopeOf(context, { ref, author })
        return { vote: vote && { scope, vote: { ...vote, targetId }, deleted: true } }
      }),
  },

  Post: {
    id: ({ id }) => id,
    postText: fromPost((post) => post.text),
    postDesc: fromPost((post) => post.desc),
    subTopicPos: fromPost((post) => post.subTopicPos),
    questionId: fromPost((post) => post.questionId),
    color: fromPost((post) => post.color),
    deleted: () => false,
    score: fromPost((post) => post.score),
    hasLiked: async ({ scope, id }) => (await scope.ownVote(id)) !== null,
    isMine: ({ scope, id }) => scope.isMine(id),
    // Only readable comments count; a removed one leaves an empty place and is not counted.
    numComments: fromComments(
      (comments) =>
        comments.flatMap((one) => [one, ...one.replies]).filter(({ text }) => text !== null).length,
    ),
    multiTopic: fromPost((post, scope) => ({ scope, id: post.multiTopicId })),
    postGroup: fromPost((post, scope) => ({ scope, id: post.groupId ?? post.id })),
    creator: async ({ scope, id }, _args, context) =>
      (await scope.isMine(id)) ? callerAsUser(context) : null,
    copiedFrom: fromView((view, id) => view.copiedFrom.get(id) ?? null),
    createdTimeStamp: fromPost((post) => post.createdAt),
    comments: fromComments((comments, scope, context) =>
      listed(context, comments).map((comment) => ({ scope, id: comment.id, comment })),
    ),
  },

  PostVote: {
    id: ({ vote }) => vote.id,
    value: ({ vote }) => vote.value1 ?? 1,
    deleted: ({ deleted }) => deleted,
    async post({ scope, vote }) {
      const post = await scope.post(vote.targetId)
      return post && { scope, id: post.id }
    },
    creator: (_vote, _args, context) => callerAsUser(context),
  },
}

/**
 * A field of a post. Synchronous when the post was already read, as in lists, where a promise per field would be most
 * of the cost.
 */
function fromPost<Value>(read: (post: PostOfQuestion, scope: BrainstormScope) => Value) {
  return (parent: PostParent): Value | Promise<Value> =>
    parent.post ? read(parent.post, parent.scope) : placed(parent).then((post) => read(post, parent.scope))
}

function fromComments<Value>(
  read: (comments: CommentView[], scope: BrainstormScope, context: GraphQLContext) => Value,
) {
  return fromView((view, id, scope, context) => read(view.comments.get(id) ?? [], scope, context))
}

/** A field that the view stores beside the post. Synchronous when the view was already read. */
function fromView<Value>(
  read: (view: BrainstormView, id: PostId, scope: BrainstormScope, context: GraphQLContext) => Value,
) {
  return ({ scope, id }: PostParent, _args: unknown, context: GraphQLContext): Value | Promise<Value> => {
    const from = (view: BrainstormView): Value => read(view, id, scope, context)
    const seen = scope.seen()
    return seen ? from(seen) : scope.view().then(from)
  }
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more, or the caller may not see it */
async function placed({ scope, id }: PostParent): Promise<PostOfQuestion> {
  const post = await scope.post(id)
  if (!post) throw new Refusal('NOT_FOUND', `post ${id}`)
  return post
}
