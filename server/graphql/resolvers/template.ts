import { Refusal } from '#domain/errors.ts'
import { isLanguage } from '#domain/languages.ts'
import { withRoomForWorkshop } from '../../accounts/workshopRoom.ts'
import { eraseWorkshop } from '../../erase/eraseWorkshop.ts'
import { restoreWorkshop } from '../../database/workshops/erasure.ts'
import { inTransaction } from '../../database/connection/transaction.ts'
import { templatesFor } from '../../database/workshops/templates.ts'
import { workshopEvenDeleted } from '../../database/workshops/workshops.ts'
import type { Workshop } from '../../database/workshops/workshops.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { readWorkshopCopy, sourceFor } from './copySource.ts'
import { makeWorkshop } from './createWorkshop.ts'
import type { MadeWorkshop } from './createWorkshop.ts'
import type { Resolvers } from '../generated.ts'
import { listed } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'

/** Finding and copying templates; restoring workshops, and deleting them for good. */
export const templateResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    async templates(_root, { language: asked }, context) {
      const { services, caller } = context
      if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'templates without a token')
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
      toPayload(() => makeFromId(context, id, { newId, template: false })),

    createTemplateFromId: (_root, { id, newId }, context) =>
      toPayload(() => makeFromId(context, id, { newId, template: true })),

    restoreWorkshop: (_root, { id }, context) =>
      toPayload(async () => {
        const { creator, deleted_at } = await ownedBy(context, id)
        if (deleted_at === null) return
        const { database, pool } = context.services
        const isBack = await withRoomForWorkshop(database, creator, () =>
          inTransaction(pool, (transaction) => restoreWorkshop(transaction, id, creator)),
        )
        // Erasure has started meanwhile.
        if (!isBack) throw new Refusal('NOT_FOUND', `workshop ${id}`)
        context.services.signals.emit('rightsChanged', { workshopId: id, userId: null })
      }),

    eraseWorkshop: (_root, { workshopId }, context) =>
      toPayload(async () => {
        await ownedBy(context, workshopId)
        await eraseWorkshop(context.services, workshopId)
      }),
  },
}

/** The copy has the name of its source, without the password. SPEC C2, K4. */
async function makeFromId(
  context: GraphQLContext,
  id: string,
  { newId, template }: { newId: string | null | undefined; template: boolean },
): Promise<MadeWorkshop> {
  if (context.caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'a copy without a token')
  const source = await sourceFor(context, id)
  const takesAll = source.template || !template
  const asked = {
    genericOption: takesAll ? 'copy_all' : 'headings_only',
    includeInput: takesAll,
    parts: new Map(),
  }
  return makeWorkshop(context, {
    madeId: newId ?? null,
    name: source.workshop_name,
    password: '',
    template,
    copy: () => readWorkshopCopy(context, source, asked, template),
  })
}

/**
 * A workshop that the caller created, deleted or not. For everyone else a deleted workshop does not exist. SPEC R2, X1.
 *
 * @throws {Refusal}
 */
async function ownedBy({ services, caller }: GraphQLContext, id: string): Promise<Workshop> {
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'own workshop without a token')
  const row = await workshopEvenDeleted(services.database, id)
  if (row && caller.kind === 'account' && row.creator === caller.userId) return row
  if (row && row.deleted_at === null) throw new Refusal('FORBIDDEN', `only its creator does this with ${id}`)
  throw new Refusal('NOT_FOUND', `workshop ${id}`)
}
