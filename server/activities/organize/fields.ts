import { turnoutNow } from '#domain/activity/votes/showing.ts'
import { Refusal } from '#domain/errors.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { listed } from '../../context/inputs.ts'
import { earlierRounds } from '../voting/earlierRounds.ts'
import { votingFields } from '../voting/votingView.ts'
import type {
  OrganizeGroupParent,
  OrganizeItemParent,
  OrganizeParent,
  OrganizeSectionParent,
} from './parents.ts'
import type { OrganizeView, SeenItem } from './view.ts'

/** The fields of an Organize activity, its sections, groups and items. */
export const organizeFields: Resolvers = {
  Organize: {
    id: ({ scope }) => scope.ref.objectId,
    organizeName: fromView(({ organizeName }) => organizeName),
    organizeDesc: fromView(({ organizeDesc }) => organizeDesc),
    toplevelSectionName: fromView(({ unsorted }) => unsorted.text),
    unsortedSectionDesc: fromView(({ unsorted }) => unsorted.desc),
    sorting: fromView(({ sorting }) => sorting),
    takesItems: fromView(({ takesItems }) => takesItems),
    sections: async ({ scope }, _args, context) =>
      listed(context, [...(await scope.view()).sections]).map(({ id }) => ({ scope, id })),
    groups: async ({ scope }, _args, context) =>
      listed(context, (await scope.view()).groups).map(({ id }) => ({ scope, id })),
    async items({ scope }, { mine }, context) {
      const [{ items }, own] = await Promise.all([scope.view(), mine ? scope.ownIds() : null])
      const wanted = own === null ? items : items.filter(({ id }) => own.has(id))
      return listed(context, wanted).map((item) => ({ scope, item }))
    },
    votedCount: fromView(({ turnout }) => turnout.voted),
    joinedCount: async ({ scope }) => turnoutNow((await scope.view()).turnout, await scope.joined()).joined,
    proxyCount: fromView(({ turnout }) => turnout.proxies),
    ...votingFields,
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: fromView(({ notes }) => notes),
  },

  OrganizeSection: {
    id: ({ id }) => id,
    name: async (parent) => (await sectionOf(parent)).text,
    description: async (parent) => (await sectionOf(parent)).desc,
    color: async (parent) => (await sectionOf(parent)).color,
    number: ({ id }) => sectionNumber(id),
  },

  OrganizeGroup: {
    id: ({ id }) => id,
    name: async (parent) => (await groupOf(parent)).text,
    sectionId: async (parent) => (await groupOf(parent)).sectionId,
  },

  OrganizeItem: {
    id: ({ item }) => item.id,
    text: ({ item }) => item.text,
    description: ({ item }) => item.desc,
    sectionId: ({ item }) => item.sectionId,
    groupId: ({ item }) => item.groupId,
    isMine: ({ scope, item }) => scope.isMine(item.id),
    copiedFrom: async ({ scope, item }) => (await scope.view()).copiedFrom.get(item.id) ?? null,
    createdTimeStamp: ({ item }) => item.createdAt,
    count: ifReadable(({ result }) => result.count),
    undecided: ifReadable(({ result }) => result.abstained),
    withheld: ifReadable(({ result }) => result.withheld),
    sectionVotesDist: ifReadable(({ result }) => result.axis1.distribution.join(',')),
    agreedSectionId: ifReadable(({ agreement }) => agreement.sectionId),
    agreedCount: ifReadable(({ agreement }) => agreement.votes),
    agreement: ifReadable(({ agreement }) => agreement.share),
    roundBefore: async (parent, _args, context) => (await roundsOf(parent, context))?.at(-1) ?? null,
    earlierRounds: (parent, _args, context) => roundsOf(parent, context),
  },
}

async function roundsOf({ scope, item }: OrganizeItemParent, context: GraphQLContext) {
  return earlierRounds(context, (await scope.view()).earlierResults, item.id)
}

function fromView<Value>(read: (view: OrganizeView) => Value) {
  return async ({ scope }: OrganizeParent): Promise<Value> => read(await scope.view())
}

/** Null while the caller may not read results. SPEC BT4 */
function ifReadable<Value>(read: (item: SeenItem) => Value) {
  return async ({ scope, item }: OrganizeItemParent): Promise<Value | null> =>
    (await scope.view()).areResultsReadable ? read(item) : null
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more */
async function sectionOf({ scope, id }: OrganizeSectionParent): Promise<OrganizeView['sections'][number]> {
  const section = (await scope.view()).sections.find((one) => one.id === id)
  if (!section) throw new Refusal('NOT_FOUND', `section ${id}`)
  return section
}

/** The same of a group. */
async function groupOf({ scope, id }: OrganizeGroupParent): Promise<OrganizeView['groups'][number]> {
  const group = (await scope.view()).groups.find((one) => one.id === id)
  if (!group) throw new Refusal('NOT_FOUND', `group ${id}`)
  return group
}
