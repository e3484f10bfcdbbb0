import type { CommentView } from '#domain/brainstorm/read.ts'
import { Refusal } from '#domain/errors.ts'
import type { CommentId } from '#domain/ids.ts'
import { addComment, changeComment } from '../commands/comments.ts'
import { newId } from '#server/commands/made.ts'
import { scopeOf } from '../scope.ts'
import type { BrainstormScope } from '../scope.ts'
import type { BrainstormView } from '../view.ts'
import type { GraphQLContext } from '../../../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { given, listed } from '../../../context/inputs.ts'
import { toPayload } from '../../../context/toPayload.ts'
import type { CommentParent } from '../parents.ts'
import { actOn } from '../../../context/roles.ts'
import { submit } from '../../../context/submit.ts'
import { callerAsUser } from '../../../context/users.ts'

/** Fields that comments and replies share. */
const commentFields = {
  id: ({ id }: CommentParent) => id,
  text: fromComment(({ text }) => text),
  showRemoved: fromComment(({ text }) => text === null),
  byFacilitator: fromComment(({ byFacilitator }) => byFacilitator),
  isMine: ({ scope, id }: CommentParent) => scope.isMine(id),
  creator: async ({ scope, id }: CommentParent, _args: unknown, context: GraphQLContext) =>
    (await scope.isMine(id)) ? callerAsUser(context) : null,
  createdTimeStamp: fromComment(({ createdAt }) => createdAt),
}

export const commentResolvers: Resolvers = {
  Mutation: {
    createComment: (_root, { id, postId, text }, context) =>
      toPayload(async () => ({
        comment: await write(context, postId, ['post'], { id, on: { postId }, text }),
      })),

    createSubComment: (_root, { id, commentId, text }, context) =>
      toPayload(async () => ({
        subComment: await write(context, commentId, ['comment', 'subComment'], {
          id,
          on: { commentId },
          text,
        }),
      })),

    updateComment: (_root, { commentId, text, showRemoved }, context) =>
      toPayload(async () => ({
        comment: await change(context, commentId, 'comment', { text, showRemoved }),
      })),

    updateSubComment: (_root, { subCommentId, text, showRemoved }, context) =>
      toPayload(async () => ({
        subComment: await change(context, subCommentId, 'subComment', { text, showRemoved }),
      })),
  },

  Comment: {
    ...commentFields,
    subComments: fromComment(({ replies }, scope, context) =>
      listed(context, replies).map((comment) => ({ scope, id: comment.id, comment })),
    ),
  },

  SubComment: commentFields,
}

async function write(
  context: GraphQLContext,
  parentId: string,
  parentKinds: readonly string[],
  comment: {
    id?: string | null | undefined
    on: { postId: string } | { commentId: string }
    text: string
  },
): Promise<CommentParent | null> {
  const { ref, author } = await actOn(context, parentId, parentKinds, 'contribute')
  const id = newId(comment.id)
  const isMade = await submit(context, addComment(author, ref, { ...comment, id }))
  return isMade ? { scope: scopeOf(context, { ref, author }), id } : null
}

async function change(
  context: GraphQLContext,
  id: CommentId,
  kind: 'comment' | 'subComment',
  { text, showRemoved }: { text?: string | null | undefined; showRemoved?: boolean | null | undefined },
): Promise<CommentParent> {
  const { ref, author } = await actOn(context, id, [kind], 'contribute')
  await submit(
    context,
    changeComment(author, ref, { id, text: given(text), showRemoved: given(showRemoved) }),
  )
  return { scope: scopeOf(context, { ref, author }), id }
}

/** A field of a comment. Synchronous when the comment was already read, as in lists. */
function fromComment<Value>(
  read: (comment: CommentView, scope: BrainstormScope, context: GraphQLContext) => Value,
) {
  return ({ scope, id, comment }: CommentParent, _args: unknown, context: GraphQLContext) =>
    comment
      ? read(comment, scope, context)
      : scope.view().then((view) => read(commentIn(view, id), scope, context))
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more, or the caller may not see it */
function commentIn({ comments }: BrainstormView, id: CommentId): CommentView {
  const found = [...comments.values()]
    .flat()
    .flatMap((one) => [one, ...one.replies])
    .find((one) => one.id === id)
  if (!found) throw new Refusal('NOT_FOUND', `comment ${id}`)
  return found
}
