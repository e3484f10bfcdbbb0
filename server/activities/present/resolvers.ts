import type { PresentCommentId } from '#domain/ids.ts'
import { commentRules } from '#domain/present/comments.ts'
import { issueFileToken } from '#server/access/fileTokens.ts'
import { unlikeTarget } from '#server/commands/likeTarget.ts'
import { newId } from '#server/commands/made.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { given, listOf, listed } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'
import { actIn, actOn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { callerAsUser } from '../../context/users.ts'
import { likeNamed } from '../likeNamed.ts'
import { removeItem } from '../itemCommands.ts'
import { addComment, addLike, changeComment, changePresent } from './commands.ts'
import type { PresentCommentParent } from './parents.ts'
import { actedIn } from '../scope.ts'
import { createScope, openScope } from './scope.ts'
import type { PresentScope } from './scope.ts'

const kind = 'present'
const commentKinds = ['presentComment']

export const presentResolvers: Resolvers = {
  Query: {
    async presentPdf(_root, { id }, context) {
      return { scope: await openScope(context, id) }
    },
  },

  Mutation: {
    updatePresent: (_root, { presentId, ...fields }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, presentId, 'arrange', { kind })
        const { doc, expectedDoc, notes, showComments, allowNavigation } = fields
        const change = {
          ...{ doc: given(doc), expectedDoc: given(expectedDoc), notes: given(notes) },
          ...{ showComments: given(showComments), allowNavigation: given(allowNavigation) },
        }
        const isRemoved = await submit(context, changePresent(acting.author, acting.ref, change))
        if (isRemoved) context.services.files.removeUnusedSoon()
        return { presentPdf: { scope: scopeOf(context, acting) } }
      }),

    createPresentComment: (_root, { id, presentId, page, text }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, presentId, 'contribute', { kind })
        const comment = { id: newId(id), page, text }
        const isMade = await submit(context, addComment(acting.author, acting.ref, comment))
        return { comment: isMade ? await commentNow(scopeOf(context, acting), comment.id) : null }
      }),

    updatePresentComment: (_root, { commentId: id, text }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, commentKinds, 'contribute')
        await submit(context, changeComment(acting.author, acting.ref, { id, text }))
        return { comment: await commentNow(scopeOf(context, acting), id) }
      }),

    deletePresentComments: (_root, { idList }, context) =>
      toPayload(async () => {
        const ids = listOf(idList)
        const [first] = ids
        if (first === undefined) return
        const { ref, author } = await actOn(context, first, commentKinds, 'contribute')
        await submit(context, removeItem(commentRules, author, ref, ...ids))
      }),

    createPresentCommentVote: (_root, { id, commentId }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, commentId, commentKinds, 'contribute')
        const like = { id: newId(id), commentId }
        const vote = await submit(context, addLike(acting.author, acting.ref, like))
        return { vote: { scope: scopeOf(context, acting), vote: { ...vote, commentId }, deleted: false } }
      }),

    deletePresentCommentVote: (_root, { id }, context) =>
      toPayload(async () => {
        const named = await likeNamed(context, id, commentKinds)
        if (!named) return { vote: null }
        const commentId = named.targetId
        const vote = await submit(context, unlikeTarget(named.author, named.ref, commentId))
        return {
          vote: vote && { scope: scopeOf(context, named), vote: { ...vote, commentId }, deleted: true },
        }
      }),
  },

  PresentPdf: {
    id: ({ scope }) => scope.ref.objectId,
    fileName: async ({ scope }) => (await scope.view()).document?.fileName ?? null,
    doc: async ({ scope }) => (await scope.view()).document?.id ?? null,
    pages: async ({ scope }) => (await scope.view()).document?.pages ?? 0,
    token: ({ scope }, _args, context) => tokenFor(context, scope),
    showComments: async ({ scope }) => (await scope.view()).showComments,
    allowNavigation: async ({ scope }) => (await scope.view()).allowNavigation,
    inputLocked: async ({ scope }) => (await scope.view()).inputLocked,
    page: async ({ scope }) => (await scope.view()).page,
    async comments({ scope }, { mine }, context) {
      const [{ comments }, own] = await Promise.all([scope.view(), mine ? scope.ownIds() : null])
      const wanted = own === null ? comments : comments.filter(({ id }) => own.has(id))
      return listed(context, wanted).map((comment) => ({ scope, comment }))
    },
    commentCount: async ({ scope }) =>
      (await scope.view()).pageComments.reduce((sum, { count }) => sum + count, 0),
    pageComments: async ({ scope }, _args, context) => listed(context, (await scope.view()).pageComments),
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: async ({ scope }) => (await scope.view()).notes,
  },

  PresentComment: {
    id: ({ comment }) => comment.id,
    text: ({ comment }) => comment.text,
    page: ({ comment }) => comment.page,
    score: ({ comment }) => comment.score,
    hasLiked: ({ scope, comment }) => scope.hasLiked(comment.id),
    byFacilitator: ({ comment }) => comment.byFacilitator,
    isMine: ({ scope, comment }) => scope.isMine(comment.id),
    creator: async ({ scope, comment }, _args, context) =>
      (await scope.isMine(comment.id)) ? callerAsUser(context) : null,
    postGroup: () => null,
    copiedFrom: async ({ scope, comment }) => (await scope.view()).copiedFrom.get(comment.id) ?? null,
    createdTimeStamp: ({ comment }) => comment.createdAt,
  },

  PresentCommentVote: {
    id: ({ vote }) => vote.id,
    value: ({ vote }) => vote.value1,
    deleted: ({ deleted }) => deleted,
    comment: ({ scope, vote }) => commentNow(scope, vote.commentId),
    creator: (_vote, _args, context) => callerAsUser(context),
  },
}

function scopeOf(context: GraphQLContext, { ref, author }: Acting): PresentScope {
  return createScope(context, actedIn({ ref, author }))
}

/** The present version of a comment; null when it was deleted since, because a retry is answered all the same. SPEC C2 */
async function commentNow(scope: PresentScope, id: PresentCommentId): Promise<PresentCommentParent | null> {
  const comment = await scope.changedComment(id)
  return comment && { scope, comment }
}

/** Opens the file to the caller for ten minutes; null without a document, and when they may not read it. SPEC SL21 */
async function tokenFor({ services, caller }: GraphQLContext, scope: PresentScope): Promise<string | null> {
  const { document } = await scope.view()
  const { objectId } = scope.ref
  const pass = services.access.passOf(caller)
  if (!document || !pass || (await services.access.file(caller, objectId))?.access !== 'read') return null
  return issueFileToken(services.appSecret, { objectId, fileId: document.id, pass })
}
