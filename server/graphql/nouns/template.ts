import { Refusal } from '#domain/errors.ts'
import { isLanguage } from '#domain/languages.ts'
import { withRoomForWorkshop } from '#server/accounts/workshopRoom.ts'
import { eraseWorkshop } from '#server/erase/eraseWorkshop.ts'
import { restoreWorkshop } from '#server/database/erasure.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { templatesFor } from '#server/database/templates.ts'
import { workshopEvenDeleted } from '#server/database/workshops.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { GraphQLContext } from '../context.ts'
import { readWorkshopCopy, sourceFor } from '../copySource.ts'
import { makeWorkshop } from '../createWorkshop.ts'
import type { Resolvers } from '../generated.ts'
import { listed } from '../inputs.ts'
import { mend } from '../mend.ts'
import type { WorkshopParent } from '../parents.ts'

/** Templates found and copied; workshops that come back, and those that never do. */
export const templateResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    async templates(_root, { language: asked }, context) {
      const { services, caller } = context
      if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'templates of nobody')
      const language = asked ?? 'en'
      if (!isLanguage(language)) throw new Refusal('BAD_USER_INPUT', 'no such language')
      if (caller.kind !== 'account') return []
      const found = await templatesFor(services.database, caller.userId, language)
      return listed(context, found).map(({ isOwn, row }) => ({
        row,
        role: isOwn ? 'facilitator' : 'registered',
      }))
    },
  },

  Mutation: {
    createWorkshopFromId: (_root, { id, newId }, context) =>
      mend(async () => ({ workshop: await makeFromId(context, id, { newId, template: false }) })),

    createTemplateFromId: (_root, { id, newId }, context) =>
      mend(async () => ({ workshop: await makeFromId(context, id, { newId, template: true }) })),

    restoreWorkshop: (_root, { id }, context) =>
      mend(async () => {
        const { creator, deleted_at } = await ownedBy(context, id)
        if (deleted_at === null) return
        const { database, pool } = context.services
        const isBack = await withRoomForWorkshop(database, creator, () =>
          inTransaction(pool, (transaction) => restoreWorkshop(transaction, id, creator)),
        )
        // Its erasure began meanwhile.
        if (!isBack) throw new Refusal('NOT_FOUND', `workshop ${id}`)
        context.services.signals.emit('rightsChanged', { workshopId: id, userId: null })
      }),

    eraseWorkshop: (_root, { workshopId }, context) =>
      mend(async () => {
        await ownedBy(context, workshopId)
        await eraseWorkshop(context.services, workshopId)
      }),
  },
}

/** Under the name of the one it comes from, without its password. SPEC C2, K4. */
async function makeFromId(
  context: GraphQLContext,
  id: string,
  { newId, template }: { newId: string | null | undefined; template: boolean },
): Promise<WorkshopParent> {
  if (context.caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a copy for nobody')
  const source = await sourceFor(context, id)
  const takesAll = source.template || !template
  const asked = {
    genericOption: takesAll ? 'copy_all' : 'headings_only',
    includeInput: takesAll,
    parts: new Map(),
  }
  const row = await makeWorkshop(context, {
    madeId: newId ?? null,
    name: source.workshop_name,
    password: '',
    template,
    copy: () => readWorkshopCopy(context, source, asked, template),
  })
  return { row, role: 'facilitator' }
}

/**
 * A workshop of the caller's own, deleted or not. What is deleted is for everybody else as if it were not there. SPEC R2, X1.
 *
 * @throws {Refusal}
 */
async function ownedBy({ services, caller }: GraphQLContext, id: string): Promise<Workshop> {
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'of nobody')
  const row = await workshopEvenDeleted(services.database, id)
  if (row && caller.kind === 'account' && row.creator === caller.userId) return row
  if (row && row.deleted_at === null) throw new Refusal('FORBIDDEN', `only its creator does this with ${id}`)
  throw new Refusal('NOT_FOUND', `workshop ${id}`)
}
