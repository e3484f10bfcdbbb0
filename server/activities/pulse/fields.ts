import { Refusal } from '#domain/errors.ts'
import type { AxisResult, TargetResult } from '#domain/activity/votes/results.ts'
import { turnoutNow } from '#domain/activity/votes/showing.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { callerAsUser } from '../../context/users.ts'
import { listed } from '../../context/inputs.ts'
import type { Resolvers } from '#server/graphql/generated.ts'
import { earlierRounds } from '../voting/earlierRounds.ts'
import { votingFields } from '../voting/votingView.ts'
import type { PulseParent, SliderGroupParent, SliderPollParent } from './parents.ts'
import type { PulseView, SeenCategory, SeenStatement } from './view.ts'

/** The fields of a pulse, its categories and its statements. */
export const pulseFields: Resolvers = {
  Pulse: {
    id: ({ scope }) => scope.ref.objectId,
    pulseName: fromView(({ info }) => info.pulseName),
    creator: () => null,
    deleted: () => false,
    groupText: fromView(({ info }) => info.groupText),
    groupHelpText: fromView(({ info }) => info.groupHelpText),
    sliderListTitleHeading: fromView(({ info }) => info.sliderListTitleHeading),
    sliderRangeL: () => pulseScale.low,
    sliderRangeH: () => pulseScale.high,
    slidergroupSet: async ({ scope }, _args, context) =>
      listed(context, (await scope.view()).categories).map(({ id }) => ({ scope, id })),
    sliderpollSet: async (parent, { mine }, context) =>
      statementsIn(
        parent,
        (await parent.scope.view()).categories.flatMap(({ statements }) => statements),
        mine,
        context,
      ),
    approvalNeeded: fromView(({ approvalNeeded }) => approvalNeeded),
    sortBy: fromView(({ sortBy }) => sortBy),
    ...votingFields,
    finishedCount: ({ scope }) => scope.finishedCount(),
    isFinished: ({ scope }) => scope.isFinished(),
    notes: fromView(({ notes }) => notes),
  },

  SliderGroup: {
    id: ({ id }) => id,
    sliderGroupName: fromCategory(({ name }) => name),
    pulse: ({ scope }) => ({ scope }),
    sliderpollSet: async (parent, { mine }, context) =>
      statementsIn(parent, (await categoryOf(parent)).statements, mine, context),
    statementCount: fromCategory(({ statementCount }) => statementCount),
    groupResult: fromCategory(({ mean }) => mean),
    votedCount: fromCategory(({ turnout }) => turnout.voted),
    joinedCount: async (parent) =>
      turnoutNow((await categoryOf(parent)).turnout, await parent.scope.joined()).joined,
    proxyCount: fromCategory(({ turnout }) => turnout.proxies),
  },

  SliderPoll: {
    id: ({ statement }) => statement.id,
    sliderText: ({ statement }) => statement.text,
    creator: async ({ scope, statement }, _args, context) =>
      (await scope.isMine(statement.id)) ? callerAsUser(context) : null,
    isMine: ({ scope, statement }) => scope.isMine(statement.id),
    approved: ({ statement }) => statement.isApproved,
    deleted: () => false,
    sliderGroup: ({ scope, statement }) => ({ scope, id: statement.groupId }),
    count: fromResult(({ count }) => count),
    groupVotesDist: fromAxis(({ distribution }) => distribution.join(',')),
    groupResult: fromAxis(({ mean }) => mean),
    median: fromAxis(({ median }) => median),
    spread: fromAxis(({ spread }) => spread),
    abstained: fromResult(({ abstained }) => abstained),
    withheld: fromResult(({ withheld }) => withheld),
    slidervoteSet: async ({ scope, statement }) => {
      const vote = (await scope.ownVotes()).get(statement.id)
      const { round } = await scope.view()
      return vote ? [{ scope, vote: { ...vote, targetId: statement.id }, round, isMine: true }] : []
    },
    roundBefore: async (parent, _args, context) => (await roundsOf(parent, context))?.at(-1) ?? null,
    earlierRounds: (parent, _args, context) => roundsOf(parent, context),
    pollRangeL: () => pulseScale.low,
    pollRangeH: () => pulseScale.high,
    earlier: ({ statement }) => statement.earlier,
    copiedFrom: async ({ scope, statement }) => (await scope.view()).copiedFrom.get(statement.id) ?? null,
    createdTimeStamp: ({ statement }) => statement.createdAt,
  },
}

async function roundsOf({ scope, statement }: SliderPollParent, context: GraphQLContext) {
  return earlierRounds(context, (await scope.view()).earlierResults, statement.id)
}

function fromView<Value>(read: (view: PulseView) => Value) {
  return async ({ scope }: PulseParent): Promise<Value> => read(await scope.view())
}

function fromCategory<Value>(read: (category: SeenCategory) => Value) {
  return async (parent: SliderGroupParent): Promise<Value> => read(await categoryOf(parent))
}

/** Null while the caller may not read results. SPEC BT4 */
function fromResult<Value>(read: (result: TargetResult) => Value) {
  return async ({ scope, statement }: SliderPollParent): Promise<Value | null> =>
    (await scope.view()).areResultsReadable ? read(statement.result) : null
}

function fromAxis<Value>(read: (axis: AxisResult) => Value) {
  return fromResult(({ axis1 }) => read(axis1))
}

/** @throws {Refusal} `NOT_FOUND` when it does not exist any more */
async function categoryOf({ scope, id }: SliderGroupParent): Promise<SeenCategory> {
  const category = (await scope.view()).categories.find((one) => one.id === id)
  if (!category) throw new Refusal('NOT_FOUND', `category ${id}`)
  return category
}

async function statementsIn(
  { scope }: PulseParent,
  statements: readonly SeenStatement[],
  mine: boolean,
  context: GraphQLContext,
): Promise<SliderPollParent[]> {
  const own = mine ? await scope.ownIds() : null
  const wanted = statements.filter(({ id }) => own === null || own.has(id))
  return listed(context, wanted).map((statement) => ({ scope, statement }))
}
