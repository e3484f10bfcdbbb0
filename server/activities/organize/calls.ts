import { Refusal } from '#domain/errors.ts'
import { itemType, groupType, sectionType } from '#domain/organize/items.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import type { Target } from '#domain/organize/places.ts'
import { groupRules, itemRules, sectionRules } from '#domain/organize/rules.ts'
import type { ActKind } from '#domain/permissions.ts'
import { newId } from '#server/commands/made.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import type { Command } from '#server/tick/command.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { given, listOf, listed } from '../../context/inputs.ts'
import { actIn, actOn } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { toPayload } from '../../context/toPayload.ts'
import { addItem, changeItem, removeItem } from '../itemCommands.ts'
import { actedIn } from '../scope.ts'
import { cast, chosen, toldIn } from '../voting/casting.ts'
import * as commands from './commands.ts'
import type { OrganizeItemParent, OrganizeParent } from './parents.ts'
import { createScope, openScope } from './scope.ts'
import type { OrganizeScope } from './scope.ts'

const kind = 'organize'

/** The calls of Organize. */
export const organizeCalls: Resolvers = {
  Query: {
    async organize(_root, { id }, context) {
      return { scope: await openScope(context, id) }
    },

    async organizeVotes(_root, { organizeId }, context) {
      const scope = await openScope(context, organizeId)
      const [own, { round }] = await Promise.all([scope.ownVotes(), scope.view()])
      const votes = [...own].map(([targetId, vote]) => ({ ...vote, targetId }))
      return listed(context, votes).map((vote) => ({ scope, vote, round, isMine: true }))
    },
  },

  Mutation: {
    updateOrganize: (_root, { organizeId, showResultsPage, ...args }, context) => {
      const texts = {
        organizeName: given(args.organizeName),
        organizeDesc: given(args.organizeDesc),
        toplevelSectionName: given(args.toplevelSectionName),
        unsortedSectionDesc: given(args.unsortedSectionDesc),
        notes: given(args.notes),
      }
      const shown = given(showResultsPage)
      const isEdit = Object.values(texts).some((value) => value !== undefined)
      // Paired phones show and hide results, and change nothing else. SPEC J4
      return onOrganize(context, organizeId, shown !== undefined && !isEdit ? 'lead' : 'arrange', (acting) =>
        commands.changeOrganize(acting.author, acting.ref, texts, shown),
      )
    },

    setOrganizeSorting: (_root, { organizeId, sorting, resultsMode }, context) =>
      onOrganize(context, organizeId, 'show', ({ author, ref }) =>
        commands.chooseSorting(author, ref, sorting, given(resultsMode)),
      ),

    setOrganizeMoves: (_root, { organizeId, allowed }, context) => {
      const sorting: Sorting = allowed ? 'EVERYONE' : 'FACILITATORS'
      return onOrganize(context, organizeId, 'show', ({ author, ref }) =>
        commands.chooseSorting(author, ref, sorting),
      )
    },

    setOrganizeInput: (_root, { organizeId, allowed }, context) =>
      onOrganize(context, organizeId, 'show', ({ author, ref }) => commands.takeItems(author, ref, allowed)),

    createOrganizeSection: (_root, { id, organizeId, name, description, color }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, organizeId, 'arrange', { kind })
        const section = { id: newId(id), text: name, desc: given(description), color: given(color) }
        await submit(context, addItem(sectionRules, acting.author, acting.ref, section))
        return { section: await sectionNow(scopeOf(context, acting), section.id) }
      }),

    updateOrganizeSection: (_root, { sectionId: id, name, description, color }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, [sectionType.kind], 'arrange')
        const change = { id, text: given(name), desc: given(description), color: given(color) }
        await submit(context, changeItem(sectionType, acting.author, acting.ref, change))
        return { section: await sectionNow(scopeOf(context, acting), id) }
      }),

    deleteOrganizeSection: (_root, { sectionId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, sectionId, [sectionType.kind], 'arrange')
        await submit(context, removeItem(sectionRules, author, ref, sectionId))
      }),

    createOrganizeGroup: (_root, { id, organizeId, name, sectionId }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, organizeId, 'arrange', { kind })
        const group = { id: newId(id), text: name }
        await submit(context, commands.makeGroup(acting.author, acting.ref, group, targetOf({ sectionId })))
        return { group: await groupNow(scopeOf(context, acting), group.id) }
      }),

    updateOrganizeGroup: (_root, { groupId: id, name, sectionId }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, [groupType.kind], 'arrange')
        const change = { id, text: given(name), sectionId }
        await submit(context, commands.changeGroup(acting.author, acting.ref, change))
        return { group: await groupNow(scopeOf(context, acting), id) }
      }),

    deleteOrganizeGroup: (_root, { groupId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, groupId, [groupType.kind], 'arrange')
        await submit(context, removeItem(groupRules, author, ref, groupId))
      }),

    createOrganizeItem: (_root, { id, organizeId, text, description, ...to }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, organizeId, 'contribute', { kind })
        const item = { id: newId(id), text, desc: given(description) }
        await submit(context, commands.makeItem(acting.author, acting.ref, item, targetOf(to)))
        return { item: await itemNow(scopeOf(context, acting), item.id) }
      }),

    updateOrganizeItem: (_root, { itemId: id, text, description }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, [itemType.kind], 'contribute')
        const change = { id, text: given(text), desc: given(description) }
        await submit(context, changeItem(itemType, acting.author, acting.ref, change))
        return { item: await itemNow(scopeOf(context, acting), id) }
      }),

    moveOrganizeItem: (_root, { itemId: id, fromSectionId: from, beforeId, ...to }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, [itemType.kind], 'contribute')
        const one = {
          ...{ id, to: targetOf(to), beforeId: given(beforeId) },
          // Null is the section of what is not sorted.
          ...(from !== undefined && { from }),
        }
        await submit(context, commands.moveOne(acting.author, acting.ref, one))
        return { item: await itemNow(scopeOf(context, acting), id) }
      }),

    deleteOrganizeItem: (_root, { itemId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, itemId, [itemType.kind], 'contribute')
        await submit(context, removeItem(itemRules, author, ref, itemId))
      }),

    createOrganizeVotes: (_root, { organizeId, voteList, ...told }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, organizeId, 'contribute', { kind })
        const votes = new Map(listOf(voteList).map((vote) => [vote.poll, chosen(vote)]))
        return { votes: await cast(context, acting, votes, toldIn(told)) }
      }),

    acceptOrganizeVotes: (_root, { organizeId, atLeast }, context) => {
      if (atLeast < 0 || atLeast > 100) throw new Refusal('BAD_USER_INPUT', 'per cent')
      return onOrganize(context, organizeId, 'arrange', async (acting) => {
        const { items, areResultsReadable } = await scopeOf(context, acting).view()
        return commands.accept(acting.author, acting.ref, areResultsReadable ? items : [], atLeast)
      })
    },
  },
}

/** A call about a whole activity, which answers the activity. */
function onOrganize(
  context: GraphQLContext,
  organizeId: string,
  act: ActKind,
  commandOf: (acting: Acting) => Command<void> | Promise<Command<void>>,
) {
  return toPayload(async (): Promise<{ organize: OrganizeParent }> => {
    const acting = await actIn(context, organizeId, act, { kind })
    await submit(context, await commandOf(acting))
    return { organize: { scope: scopeOf(context, acting) } }
  })
}

/** A group wins over a section. */
function targetOf(to: {
  sectionId?: string | null | undefined
  groupId?: string | null | undefined
}): Target {
  const [sectionId, groupId] = [given(to.sectionId), given(to.groupId)]
  return groupId !== undefined ? { groupId } : sectionId !== undefined ? { sectionId } : {}
}

function scopeOf(context: GraphQLContext, { ref, author }: Acting): OrganizeScope {
  return createScope(context, actedIn({ ref, author }))
}

/** The present version of a section; null when it was deleted since: a retry is answered all the same. SPEC C2 */
async function sectionNow(scope: OrganizeScope, id: string) {
  return (await scope.view()).sections.some((section) => section.id === id) ? { scope, id } : null
}

async function groupNow(scope: OrganizeScope, id: string) {
  return (await scope.view()).groups.some((group) => group.id === id) ? { scope, id } : null
}

async function itemNow(scope: OrganizeScope, id: string): Promise<OrganizeItemParent | null> {
  const item = await scope.changedItem(id)
  return item && { scope, item }
}
