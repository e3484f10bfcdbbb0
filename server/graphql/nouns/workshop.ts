import { contents } from '#domain/content.ts'
import { Refusal } from '#domain/errors.ts'
import { accountView } from '#server/accounts/userView.ts'
import { endWorkshop } from '#server/commands/end.ts'
import { deleteWorkshop, rowsAuthor, updateWorkshop } from '#server/commands/workshops.ts'
import { facilitatorsOf } from '#server/database/facilitators.ts'
import { hasProjectorLink } from '#server/database/projectorLinks.ts'
import { categoriesOf } from '#server/database/templates.ts'
import { workshopById, workshopsOf } from '#server/database/workshops.ts'
import type { Workshop } from '#server/database/workshops.ts'
import { openScope } from '../brainstormScope.ts'
import type { GraphQLContext } from '../context.ts'
import { makeWorkshop } from '../createWorkshop.ts'
import type { Resolvers } from '../generated.ts'
import { given, listOf, listed } from '../inputs.ts'
import { mend, mendDone } from '../mend.ts'
import { linkProjector, unlinkProjector } from '../projectorLink.ts'
import { roleFor } from '../roles.ts'
import { openState, readStateOf } from '../stateView.ts'
import { submit } from '../submit.ts'
import { personOf } from '../users.ts'
import { partsOf } from './part.ts'

export const workshopResolvers: Resolvers = {
  Query: {
    async workshops(_root, { template }, context) {
      const { services, caller } = context
      if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'workshops of nobody')
      if (caller.kind !== 'account') return []
      const rows = await workshopsOf(services.database, caller.userId, { template: template ?? false })
      return listed(context, rows).map((row) => ({ row, role: 'facilitator' }))
    },

    async workshop(_root, { id }, context) {
      const role = await openState(context, id)
      return { row: await rowOf(context, id), role }
    },
  },

  Mutation: {
    createWorkshop: (_root, args, context) =>
      mend(async () => {
        const template = args.template ?? false
        const name = (template ? given(args.templateName) : undefined) ?? args.workshopName
        const id = await makeWorkshop(context, {
          madeId: args.id ?? null,
          name,
          password: args.password ?? '',
          template,
        })
        return { workshop: { row: await rowOf(context, id), role: 'facilitator' as const } }
      }),

    updateWorkshop: (_root, { workshopId, ...change }, context) =>
      mend(async () => {
        const role = await roleFor(context, workshopId, 'build')
        const row = await rowOf(context, workshopId)
        const isRenamed =
          given(change.workshopName) !== undefined && change.workshopName !== row.workshop_name
        if (isRenamed) assertCreator(context, row)
        const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null))
        await submit(context, updateWorkshop(workshopId, fields))
        if (given(change.templatePublic) !== undefined) rightsChanged(context, workshopId)
        return { workshop: { row: await rowOf(context, workshopId), role } }
      }),

    deleteWorkshop: (_root, { id }, context) =>
      mend(async () => {
        await roleFor(context, id, 'clear')
        assertCreator(context, await rowOf(context, id))
        await submit(context, deleteWorkshop(id))
        rightsChanged(context, id)
      }),

    endWorkshop: (_root, { workshopId, sharedPartIds }, context) =>
      mend(async () => {
        await roleFor(context, workshopId, 'end')
        await submit(context, endWorkshop(rowsAuthor, workshopId, listOf(sharedPartIds ?? [])))
        rightsChanged(context, workshopId)
      }),

    createProjectorLink: (_root, { workshopId }, context) =>
      mend(async () => ({ url: await linkProjector(context, workshopId) })),

    revokeProjectorLink: (_root, { workshopId }, context) =>
      mendDone(() => unlinkProjector(context, workshopId)),
  },

  Workshop: {
    id: ({ row }) => row.id,
    workshopName: ({ row }) => row.workshop_name,
    lobbyTitle: ({ row }) => row.lobby_title,
    lobbyDesc: ({ row }) => row.lobby_desc,
    password: ({ row, role }) => (role === 'facilitator' ? row.password : null),
    color: ({ row }) => row.color,
    createdTimeStamp: ({ row }) => Math.floor(row.created_at.getTime() / 1000),
    async creator({ row }, _args, context) {
      const gone = { id: row.creator, username: '', firstName: '', lastName: '', email: null }
      return (await personOf(context, row.creator)) ?? gone
    },
    template: ({ row }) => row.template,
    templateDesc: ({ row }) => row.template_desc,
    templateOfficial: ({ row }) => row.template_official,
    templatePublic: ({ row }) => row.template_public,
    templatePic: ({ row }) => row.template_pic,
    copyCounter: ({ row }) => row.copy_counter,
    retentionDays: ({ row }) => row.retention_days,
    ended: ({ row }) => row.ended_at !== null,
    isFacilitator: ({ role }) => role === 'facilitator',
    hasProjectorLink: ({ row, role }, _args, context) =>
      role === 'facilitator' && hasProjectorLink(context.services.database, row.id),
    parts: ({ row }, _args, context) => partsOf(context, row.id),
    state: ({ row, role }, _args, context) => readStateOf(context, row.id, role),
    async facilitatorGroup({ row, role }, _args, context) {
      const group = await facilitatorsOf(context.services.database, row.id)
      const showsEmail = role === 'facilitator'
      return listed(context, group).map((profile) => accountView(profile, { showsEmail }))
    },
    async publictemplateinfoSet({ row }, _args, context) {
      const categories = await categoriesOf(context.services.database, row.id)
      return listed(context, categories).map((category) => ({ category, isSet: true }))
    },
    async brainstormSet({ row, role }, _args, context) {
      if (role !== 'facilitator') return null
      const parts = (await partsOf(context, row.id)).filter(({ content }) => content === contents.brainstorm)
      return Promise.all(
        parts.map(async ({ objectId }) => ({
          scope: await openScope(context, objectId),
          multiTopicId: null,
        })),
      )
    },
  },
}

/** @throws {Refusal} `NOT_FOUND` when it is deleted meanwhile */
async function rowOf({ services }: GraphQLContext, id: string): Promise<Workshop> {
  const row = await workshopById(services.database, id)
  if (!row) throw new Refusal('NOT_FOUND', `workshop ${id}`)
  return row
}

/** SPEC W2 */
function assertCreator({ caller }: GraphQLContext, row: Workshop): void {
  if (caller.kind !== 'account' || caller.userId !== row.creator)
    throw new Refusal('FORBIDDEN', `only its creator does this with ${row.id}`)
}

function rightsChanged({ services }: GraphQLContext, workshopId: string): void {
  services.signals.emit('rightsChanged', { workshopId, userId: null })
}
