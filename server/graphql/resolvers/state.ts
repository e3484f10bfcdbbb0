import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { StateChange } from '#domain/workshop/changeState.ts'
import { mayLeadTo } from '#domain/remote.ts'
import type { CurrentState } from '#domain/workshop/state.ts'
import { activityToShow, leadRoom, showAgenda, stopPresenting } from '../../commands/state.ts'
import { newId } from '../../commands/made.ts'
import { activityToTime, beginTimer, changeTimer, endTimer, timedActivity } from '../../commands/timer.ts'
import type * as Y from 'yjs'
import { renew } from '../../context/context.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { MutationUpdateStateArgs, Resolvers } from '../generated.ts'
import { given, positionOf } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'
import type { StateParent } from '../../context/parents.ts'
import { authorFor } from '../../context/roles.ts'
import { partOf } from '../../context/stateView.ts'
import { submit } from '../../context/submit.ts'
import { watchState } from './watchState.ts'
import { mayDo } from '#domain/permissions.ts'

export const stateResolvers: Resolvers = {
  Query: {
    serverTime: () => Date.now(),
  },

  Mutation: {
    updateState: (_root, { showResults, ...args }, context) =>
      toPayload(async () => {
        const { workshopId } = args
        const author = await authorFor(context, workshopId, 'lead')
        const change = changeOf(args)
        if (!mayDo(author.role, 'show') && !mayLeadTo(change))
          throw new Refusal('FORBIDDEN', 'a paired phone changes more than where the room is')
        const objectId = await inState(context, workshopId, (state) =>
          activityToShow(state, workshopId, change),
        )
        const objectIds = objectId === null ? [] : [objectId]
        const along = { objectIds, showsResults: showResults === true }
        const state = await submit(context, leadRoom(author, workshopId, change, along))
        return { state: { ...state, role: author.role } }
      }),

    setStatePA: (_root, { workshopId }, context) =>
      toPayload(async () => {
        const author = await authorFor(context, workshopId, 'show')
        const state = await submit(context, stopPresenting(author, workshopId))
        return { state: { ...state, role: author.role } }
      }),

    startTimer: (_root, { workshopId, seconds, partId, locksInput, revision }, context) =>
      toPayload(async () => {
        const author = await authorFor(context, workshopId, 'lead')
        const timer = { seconds, partId: given(partId), locksInput: locksInput ?? false }
        const objectId = await inState(context, workshopId, (state) =>
          activityToTime(state, workshopId, timer.partId),
        )
        const decidedOn = { objectId, revision: given(revision) }
        const state = await submit(context, beginTimer(author, workshopId, timer, decidedOn))
        return { state: { ...state, role: author.role } }
      }),

    updateTimer: (_root, { id, workshopId, addSeconds, paused, revision }, context) =>
      toPayload(async () => {
        const author = await authorFor(context, workshopId, 'lead')
        const actId = id === undefined || id === null ? undefined : newId(id)
        const change = { id: actId, addSeconds: given(addSeconds), paused: given(paused) }
        const objectId = await inState(context, workshopId, (state) => timedActivity(state, workshopId))
        const decidedOn = { objectId, revision: given(revision) }
        const state = await submit(context, changeTimer(author, workshopId, change, decidedOn))
        return { state: { ...state, role: author.role } }
      }),

    stopTimer: (_root, { workshopId, revision }, context) =>
      toPayload(async () => {
        const author = await authorFor(context, workshopId, 'lead')
        const state = await submit(context, endTimer(author, workshopId, given(revision)))
        return { state: { ...state, role: author.role } }
      }),

    updateShowParticipantsAgenda: (_root, { workshopId, showParticipantsAgenda }, context) =>
      toPayload(async () => {
        const author = await authorFor(context, workshopId, 'build')
        await submit(context, showAgenda(author, workshopId, showParticipantsAgenda))
      }),
  },

  Subscription: {
    updatedState: {
      subscribe: (_root, { workshopId }, context) => watchState(context, workshopId),
      resolve(state: StateParent, _args: object, context: GraphQLContext) {
        renew(context)
        return state
      },
    },
  },

  State: {
    activePart: ({ id, activePartId }, _args, context) =>
      activePartId === null ? null : partOf(context, id, activePartId),
  },
}

function inState<Result>(
  { services }: GraphQLContext,
  workshopId: WorkshopId,
  read: (state: Y.Doc) => Result,
): Promise<Result> {
  const name = documentName({ kind: 'state', id: workshopId })
  return services.committed.read(workshopId, [name], ([state]) => {
    if (!state) throw new Error(`${name} was not read`)
    return read(state)
  })
}

/** Ids may be null, which clears them; for all other fields null means unchanged. */
function changeOf(args: Omit<MutationUpdateStateArgs, 'showResults'>): StateChange {
  const { workshopId: _workshop, currentState, activePartId, topicActivePos, pdfPage, ...rest } = args
  const { activeMultiTopicId, activePostId, activePostGroupId, ...flags } = rest
  const change: StateChange = {
    ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== null)),
    ...(activePartId === undefined ? {} : { activePartId }),
    ...(activeMultiTopicId === undefined ? {} : { activeMultiTopicId }),
    ...(activePostId === undefined ? {} : { activePostId }),
    ...(activePostGroupId === undefined ? {} : { activePostGroupId }),
  }
  if (given(currentState) !== undefined) change.currentState = currentStateOf(currentState ?? '')
  if (given(topicActivePos) !== undefined) change.topicActivePos = positionOf(topicActivePos ?? 0)
  if (given(pdfPage) !== undefined) change.pdfPage = Math.max(1, positionOf(pdfPage ?? 1))
  return change
}

/**
 * NS is treated like the lobby.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for any other value
 */
function currentStateOf(word: string): CurrentState {
  if (word === 'NS') return 'PA'
  if (word !== 'RU' && word !== 'PA') throw new Refusal('BAD_USER_INPUT', 'currentState')
  return word
}
