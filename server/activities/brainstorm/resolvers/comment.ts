import type { CommentView } from '#domain/brainstorm/read.ts'
import { Refusal } from '#domain/errors.ts'
import type { CommentId } from '#domain/ids.ts'
import { addComment, changeComment } from '../commands/comments.ts'
import { newId } from '#server/commands/made.ts'
import { createScope } from '../scope.ts'
import type { BrainstormScope } from '../scope.ts'
import type { BrainstormView } from '../view.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { given, listed } from '#server/graphql/inputs.ts'
import { mend } from '#server/graphql/mend.ts'
import type { CommentParent } from '../parents.ts'
import { actOn } from '#server/graphql/roles.ts'
import { submit } from '#server/graphql/submit.ts'
import { callerAsUser } from '#server/graphql/users.ts'

/** What comments and replies have in common. */
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
      mend(async () => ({
        comment: await write(context, postId, ['post'], { id, on: { postId }, text }),
      })),

    createSubComment: (_root, { id, commentId, text }, context) =>
      mend(async () => ({
        subComment: await write(context, commentId, ['comment', 'subComment'], {
          id,
          on: { commentId },
          text,
        }),
      })),

    updateComment: (_root, { commentId, text, showRemoved }, context) =>
      mend(async () => ({
        comment: await change(context, commentId, 'comment', { text, showRemoved }),
      })),

    updateSubComment: (_root, { subCommentId, text, showRemoved }, context) =>
      mend(async () => ({
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
  const { place, author } = await actOn(context, parentId, parentKinds, 'contribute')
  const id = newId(comment.id)
  const isMade = await submit(context, addComment(author, place, { ...comment, id }))
  return isMade ? { scope: createScope(context, place, author.role, author), id } : null
}

async function change(
  context: GraphQLContext,
  id: CommentId,
  kind: 'comment' | 'subComment',
  { text, showRemoved }: { text?: string | null | undefined; showRemoved?: boolean | null | undefined },
): Promise<CommentParent> {
  const { place, author } = await actOn(context, id, [kind], 'contribute')
  await submit(
    context,
    changeComment(author, place, { id, text: given(text), showRemoved: given(showRemoved) }),
  )
  return { scope: createScope(context, place, author.role, author), id }
}

/** A field of a comment: at once where the comment is at hand, as in lists. */
function fromComment<Value>(
  read: (comment: CommentView, scope: BrainstormScope, context: GraphQLContext) => Value,
) {
  return ({ scope, id, comment }: CommentParent, _args: unknown, context: GraphQLContext) =>
    comment
      ? read(comment, scope, context)
      : scope.view().then((view) => read(commentIn(view, id), scope, context))
}

/** @throws {Refusal} `NOT_FOUND` when it is gone, or not the caller's to see */
function commentIn({ comments }: BrainstormView, id: CommentId): CommentView {
  const found = [...comments.values()]
    .flat()
    .flatMap((one) => [one, ...one.replies])
    .find((one) => one.id === id)
  if (!found) throw new Refusal('NOT_FOUND', `comment ${id}`)
  return found
}
