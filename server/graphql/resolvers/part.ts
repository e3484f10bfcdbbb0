import { hasFlag, lockFlags } from '#domain/activity/flags.ts'
import { hasInput } from '#domain/activity/hasInput.ts'
import { activityKind } from '#domain/workshop/content.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { notYet } from '#domain/activity/model.ts'
import { modelOf } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { maySee } from '#domain/permissions.ts'
import type { ActivityServers } from '../../activities/contract.ts'
import { createActivityScope, onlookerIn } from '../../activities/scope.ts'
import { emptyActivity } from '../../commands/desk.ts'
import { clearFinished, markFinished } from '../../commands/finished.ts'
import { lockInput } from '../../commands/flags.ts'
import { newId } from '../../commands/made.ts'
import { addActivity, deletePart, hidePart, nameActivity, reorderParts } from '../../commands/parts.ts'
import { rowsAuthor } from '../../commands/workshops.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Resolvers } from '../generated.ts'
import { given, listOf } from '../../context/inputs.ts'
import { mayCopy } from './copySource.ts'
import { answerOf, duplicate, madeAndDeleted } from './duplicatePart.ts'
import { toPayload } from '../../context/toPayload.ts'
import type { PartParent } from '../../context/parents.ts'
import { actOnPart, authorFor, roleOnPart } from '../../context/roles.ts'
import { openState, partOf, partsOf } from '../../context/stateView.ts'
import { submit } from '../../context/submit.ts'

/** @param servers provide what calls that create an activity return of it */
export const partResolvers = (servers: ActivityServers): Resolvers => ({
  Query: {
    async parts(_root, { workshopId }, context) {
      await openState(context, workshopId)
      return partsOf(context, workshopId)
    },

    async isFinished(_root, { partId }, context) {
      const { part, role } = await roleOnPart(context, partId, 'look')
      return createActivityScope(context, await onlookerIn(context, part, role)).isFinished()
    },

    async notes(_root, { partId }, context) {
      const { part, role } = await roleOnPart(context, partId, 'look')
      const { services, caller } = context
      const nameOf = (kind: 'board' | 'desk') => documentName({ kind, id: part.objectId })
      const board = await services.access.document(caller, nameOf('board'))
      if (!board || board.access === 'none' || !maySee(role, 'notes')) return null
      return services.committed.read(part.workshopId, [nameOf('desk')], ([desk]) =>
        desk ? (activityRoots.info(desk).get('notes') ?? '') : null,
      )
    },
  },

  Mutation: {
    createPartAndType: (_root, args, context) =>
      toPayload(async () => {
        const workshopId = args.commonInfoData.workshop
        const author = await authorFor(context, workshopId, 'build')
        const kind = activityKind(args.type)
        if (kind === null || context.services.models[kind] === notYet)
          throw new UserMistake(messages.typeUnsupported)
        const activity = {
          partId: newId(args.id),
          objectId: newId(args.objectId),
          kind,
          name: args.title ?? '',
          numberOfAxis: given(args.options?.evaluateNumberOfAxis),
          reusePartId: given(args.reusePartId),
        }
        const gone = await madeAndDeleted(context, workshopId, activity.partId)
        if (gone) return { part: gone }
        const part = await submit(context, addActivity(author, workshopId, activity))
        if (activity.reusePartId !== undefined) {
          rightsChanged(context, workshopId)
          context.services.files.removeUnusedSoon()
        }
        const place = { workshopId, objectId: part.objectId }
        return { part: { ...part, workshopId }, ...answerOf(servers, kind, context, place, author) }
      }),

    deletePart: (_root, { part: partId }, context) =>
      toPayload(async () => {
        const { part } = await roleOnPart(context, partId, 'clear')
        await submit(context, deletePart(rowsAuthor, part.workshopId, partId))
        rightsChanged(context, part.workshopId)
        context.services.files.removeUnusedSoon()
      }),

    duplicatePart: (_root, args, context) => toPayload(() => duplicate(servers, context, args)),

    updatePart: (_root, { id, title, type, commonInfoData }, context) =>
      toPayload(async () => ({
        part: await rename(context, { id, title, type, workshopId: commonInfoData?.workshop }, false),
      })),

    updatePartAndTypeTitle: (_root, { id, title, type, commonInfoData }, context) =>
      toPayload(async () => ({
        part: await rename(context, { id, title, type, workshopId: commonInfoData?.workshop }, true),
      })),

    updatePartVisibility: (_root, { partId, hidden }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'build')
        const changed = await submit(context, hidePart(author, part.workshopId, partId, hidden))
        rightsChanged(context, part.workshopId)
        return { part: { ...changed, workshopId: part.workshopId } }
      }),

    setPartsPosition: (_root, { positionList }, context) =>
      toPayload(async () => {
        const positions = listOf(positionList)
        const [first] = positions
        if (!first) return
        const { part, author } = await actOnPart(context, first.id, 'build')
        await submit(context, reorderParts(author, part.workshopId, positions))
      }),

    setInputLocked: (_root, { partId, locked }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'show')
        const { workshopId, objectId } = part
        await submit(context, lockInput(author, { workshopId, objectId }, locked))
        return { part: await partOf(context, workshopId, partId) }
      }),

    setFinished: (_root, { partId, finished, round }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'contribute')
        await submit(context, markFinished(author, part, finished, round ?? null))
      }),

    resetFinished: (_root, { partId }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'show')
        await submit(context, clearFinished(author, part))
      }),

    startOver: (_root, { partId }, context) =>
      toPayload(async () => {
        const { part, author } = await actOnPart(context, partId, 'arrange')
        await submit(context, emptyActivity(author, part))
      }),
  },

  Part: {
    deleted: ({ deleted }) => deleted ?? false,
    async inputLocked({ workshopId, objectId }, _args, context) {
      const name = documentName({ kind: 'board', id: objectId })
      return context.services.committed.read(
        workshopId,
        [name],
        ([board]) => board !== undefined && hasFlag(board, lockFlags.inputLocked),
      )
    },
    async hasInput({ workshopId, objectId, content }, _args, context) {
      const model = modelOf(context.services.models, content)
      if (!model || !(await mayCopy(context, workshopId))) return null
      const names = (['desk', 'board'] as const).map((kind) => documentName({ kind, id: objectId }))
      return context.services.committed.read(
        workshopId,
        names,
        ([desk, board]) => desk !== undefined && board !== undefined && hasInput(model, { desk, board }),
      )
    },
  },
})

async function rename(
  context: GraphQLContext,
  change: {
    id: string
    title: string | null | undefined
    type: string | null | undefined
    workshopId: string | undefined
  },
  activityToo: boolean,
): Promise<PartParent | null> {
  const { id: partId, title, type, workshopId } = change
  const { part, author } = await actOnPart(context, partId, 'build')
  if (workshopId !== undefined && workshopId !== part.workshopId)
    throw new Refusal('BAD_USER_INPUT', `part ${partId} is in another workshop`)
  // The kind of an activity never changes.
  if (type && activityKind(type) !== activityKind(part.content))
    throw new UserMistake(messages.typeUnsupported)
  if (title === null || title === undefined) return partOf(context, part.workshopId, partId)
  const named = { partId, objectId: part.objectId, name: title, activityToo }
  const renamed = await submit(context, nameActivity(author, part.workshopId, named))
  return { ...renamed, workshopId: part.workshopId }
}

/** Boards of the workshop become readable or unreadable: access of connected users is checked again. */
function rightsChanged({ services }: GraphQLContext, workshopId: string): void {
  services.signals.emit('rightsChanged', { workshopId, userId: null })
}
