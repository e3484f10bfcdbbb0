import { accountView } from '../../accounts/userView.ts'
import { endWorkshop } from '../../commands/end.ts'
import { afterEnd } from '../../erase/afterEnd.ts'
import { deleteWorkshop, rowsAuthor } from '../../commands/workshops.ts'
import type { WorkshopChange } from '../../commands/workshops.ts'
import { erasureAtMs } from '../../database/workshops/erasure.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { makeAsked } from './askedWorkshop.ts'
import { assertCreator, changeWorkshop, rowOf } from './changeWorkshop.ts'
import type { Resolvers } from '../generated.ts'
import { listOf, listed } from '../../context/inputs.ts'
import { listOwn } from './listWorkshops.ts'
import { toPayload } from '../../context/toPayload.ts'
import { linkProjector, unlinkProjector } from './projectorLink.ts'
import { roleFor } from '../../context/roles.ts'
import { openState, readStateOf } from '../../context/stateView.ts'
import { submit } from '../../context/submit.ts'
import { personOf } from '../../context/users.ts'
import { ofWorkshops } from './workshopBatches.ts'
import { mayDo, maySee } from '#domain/permissions.ts'

export const workshopResolvers: Resolvers = {
  Query: {
    workshops: (_root, args, context) => listOwn(context, args),

    async workshop(_root, { id }, context) {
      const role = await openState(context, id)
      return { row: await rowOf(context, id), role }
    },
  },

  Mutation: {
    createWorkshop: (_root, args, context) => toPayload(async () => makeAsked(context, args)),

    updateWorkshop: (_root, { workshopId, ...args }, context) =>
      toPayload(async () => {
        const change: WorkshopChange = Object.fromEntries(
          Object.entries(args).filter(([, value]) => value !== null),
        )
        return { workshop: await changeWorkshop(context, workshopId, change) }
      }),

    deleteWorkshop: (_root, { id }, context) =>
      toPayload(async () => {
        await roleFor(context, id, 'clear')
        assertCreator(context, await rowOf(context, id))
        await submit(context, deleteWorkshop(id))
        rightsChanged(context, id)
      }),

    endWorkshop: (_root, { workshopId, sharedPartIds }, context) =>
      toPayload(async () => {
        await roleFor(context, workshopId, 'end')
        await submit(context, endWorkshop(rowsAuthor, workshopId, listOf(sharedPartIds ?? [])))
        rightsChanged(context, workshopId)
        await afterEnd(context.services, workshopId)
      }),

    createProjectorLink: (_root, { workshopId }, context) =>
      toPayload(async () => ({ url: await linkProjector(context, workshopId) })),

    revokeProjectorLink: (_root, { workshopId }, context) =>
      toPayload(() => unlinkProjector(context, workshopId)),
  },

  Workshop: {
    id: ({ row }) => row.id,
    workshopName: ({ row }) => row.workshop_name,
    lobbyTitle: ({ row }) => row.lobby_title,
    lobbyDesc: ({ row }) => row.lobby_desc,
    password: ({ row, role }) => (maySee(role, 'all') ? row.password : null),
    hasPassword: ({ row }) => row.password !== '',
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
    usedByOthers: ({ row }) => row.used_by_others,
    language: ({ row }) => row.template_language,
    retentionDays: ({ row }) => row.retention_days,
    ended: ({ row }) => row.ended_at !== null,
    isFacilitator: ({ role }) => maySee(role, 'all'),
    erasedAt({ row }) {
      const atMs = erasureAtMs(row)
      return atMs === null ? null : Math.floor(atMs / 1000)
    },
    hasProjectorLink: ({ row, role }, _args, context) =>
      maySee(role, 'all') && ofWorkshops(context).hasProjectorLink(row.id),
    async parts({ row }, _args, context) {
      const agenda = listed(context, await ofWorkshops(context).agenda(row.id))
      return agenda.map((part) => ({ ...part, workshopId: row.id }))
    },
    state: ({ row, role }, _args, context) => readStateOf(context, row.id, role),
    async facilitatorGroup({ row, role }, _args, context) {
      // Users who only preview a template do not see its creator.
      if (!mayDo(role, 'look')) return []
      const group = await ofWorkshops(context).facilitators(row.id)
      const showsEmail = maySee(role, 'all')
      return listed(context, group).map((profile) => accountView(profile, { showsEmail }))
    },
    async publictemplateinfoSet({ row }, _args, context) {
      const categories = await ofWorkshops(context).categories(row.id)
      return listed(context, categories).map((category) => ({ category, isSet: true }))
    },
  },
}

function rightsChanged({ services }: GraphQLContext, workshopId: string): void {
  services.signals.emit('rightsChanged', { workshopId, userId: null })
}
