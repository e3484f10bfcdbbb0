import { newId } from '#server/commands/made.ts'
import type { Command } from '#server/tick/command.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { toPayload } from '../../context/toPayload.ts'
import { actIn, actOn, roleFor } from '../../context/roles.ts'
import type { Acting } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { given, listed, listOf } from '../../context/inputs.ts'
import type { MutationCreateSliderVotesArgs, Resolvers } from '#server/graphql/generated.ts'
import type { ActKind } from '#domain/permissions.ts'
import { categoryRules, newCategoryName } from '#domain/pulse/categoryRules.ts'
import { categoryType, statementType } from '#domain/pulse/items.ts'
import { statementRules } from '#domain/pulse/statementRules.ts'
import { castNamed, toldIn } from '../voting/casting.ts'
import type { VoteParent } from '../voting/parents.ts'
import { addItem, changeItem, removeItem } from '../itemCommands.ts'
import { approve, approveAll, changePulse, compare, setApprovalNeeded } from './commands.ts'
import type { PulseParent, SliderGroupParent, SliderPollParent } from './parents.ts'
import { actedIn } from '../scope.ts'
import { createScope, openScope } from './scope.ts'
import type { PulseScope } from './scope.ts'
import { pastPulse, pastPulses, trendOf } from './trend.ts'

const kind = 'pulse'

/** The calls of Pulse. */
export const pulseCalls: Resolvers = {
  Query: {
    async pulse(_root, { id }, context) {
      return { scope: await openScope(context, id) }
    },

    async pulseTrend(_root, { pulseId }, context) {
      const { ref } = await openScope(context, pulseId)
      await roleFor(context, ref.workshopId, 'export')
      const pulses = [...(await pastPulse(context, pulseId)), ...(await pastPulses(context, ref))]
      const trend = await Promise.all(pulses.map((pulse) => trendOf(context, pulse)))
      return listed(
        context,
        trend.filter((one) => one !== null),
      )
    },
  },

  Mutation: {
    updatePulse: (_root, { pulseId, ...args }, context) => {
      const shown = { resultsShown: given(args.showResultsPage), sortBy: given(args.sortBy) }
      const texts = {
        pulseName: given(args.pulseName),
        groupText: given(args.groupText),
        groupHelpText: given(args.groupHelpText),
        sliderListTitleHeading: given(args.sliderListTitleHeading),
        notes: given(args.notes),
      }
      const isEdit = Object.values(texts).some((value) => value !== undefined)
      // Paired phones show, hide and sort results, and change nothing else. SPEC J4
      const isShowing = Object.values(shown).some((value) => value !== undefined)
      const act = isShowing && !isEdit ? 'lead' : 'arrange'
      return onPulse(context, pulseId, act, ({ author, ref }) =>
        changePulse(author, ref, { texts, ...shown }),
      )
    },

    setApprovalNeeded: (_root, { pulseId, needed }, context) =>
      onPulse(context, pulseId, 'show', ({ author, ref }) => setApprovalNeeded(author, ref, needed)),

    setSliderPollsApproved: (_root, { pulseId, approved }, context) =>
      onPulse(context, pulseId, 'arrange', ({ author, ref }) => approveAll(author, ref, approved)),

    setEarlierPulseShown: (_root, { pulseId, shown }, context) =>
      onPulse(context, pulseId, 'show', async ({ author, ref }) => {
        const pulses = shown ? await pastPulses(context, ref) : []
        const latest = pulses.find(({ statements }) => statements.length > 0)
        return compare(author, ref, shown ? (latest?.statements ?? []) : null)
      }),

    generateResultPulse: (_root, { pulseId }, context) =>
      toPayload(async () => {
        const acting = await actIn(context, pulseId, 'contribute', { kind })
        return { pulse: { scope: scopeOf(context, acting) } }
      }),

    createSliderGroup: (_root, { id, commonInfoData, pulsId, sliderGroupName }, context) =>
      toPayload(async () => {
        const workshopId = commonInfoData.workshop
        const acting = await actIn(context, pulsId, 'arrange', { kind, workshopId })
        const category = { id: newId(id), text: given(sliderGroupName) ?? newCategoryName }
        await submit(context, addItem(categoryRules, acting.author, acting.ref, category))
        return { sliderGroup: await categoryNow(scopeOf(context, acting), category.id) }
      }),

    updateSliderGroup: (_root, { sliderGroupId: id, sliderGroupName: text }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['sliderGroup'], 'arrange')
        await submit(context, changeItem(categoryType, acting.author, acting.ref, { id, text }))
        return { sliderGroup: await categoryNow(scopeOf(context, acting), id) }
      }),

    deleteSliderGroup: (_root, { sliderGroupId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, sliderGroupId, ['sliderGroup'], 'arrange')
        await submit(context, removeItem(categoryRules, author, ref, sliderGroupId))
      }),

    createSliderPoll: (_root, { id, commonInfoInput, pulseId, sliderGroupId, sliderText }, context) =>
      toPayload(async () => {
        const workshopId = commonInfoInput.workshop
        const acting = await actIn(context, pulseId, 'contribute', { kind, workshopId })
        const statement = { id: newId(id), groupId: sliderGroupId, text: sliderText }
        await submit(context, addItem(statementRules, acting.author, acting.ref, statement))
        return { sliderPoll: await statementNow(scopeOf(context, acting), statement.id) }
      }),

    updateSliderPoll: (_root, { sliderPollId: id, sliderText: text }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['sliderPoll'], 'contribute')
        await submit(context, changeItem(statementType, acting.author, acting.ref, { id, text }))
        return { sliderPoll: await statementNow(scopeOf(context, acting), id) }
      }),

    deleteSliderPoll: (_root, { sliderPollId }, context) =>
      toPayload(async () => {
        const { ref, author } = await actOn(context, sliderPollId, ['sliderPoll'], 'contribute')
        await submit(context, removeItem(statementRules, author, ref, sliderPollId))
      }),

    setSliderPollApproved: (_root, { sliderPollId: id, approved }, context) =>
      toPayload(async () => {
        const acting = await actOn(context, id, ['sliderPoll'], 'arrange')
        await submit(context, approve(acting.author, acting.ref, id, approved))
        return { sliderPoll: await statementNow(scopeOf(context, acting), id) }
      }),

    createSliderVotes: (_root, ballot, context) =>
      toPayload(async () => ({ votes: await castIn(context, ballot) })),

    updateSliderVotes: (_root, ballot, context) =>
      toPayload(async () => ({ votes: await castIn(context, ballot) })),
  },
}

async function castIn(
  context: GraphQLContext,
  { commonInfoData, pulseId, voteList, statementIds, ...told }: MutationCreateSliderVotesArgs,
): Promise<VoteParent[]> {
  await actIn(context, pulseId, 'contribute', { kind, workshopId: commonInfoData.workshop })
  const seen = given(statementIds)
  return castNamed(context, listOf(voteList), {
    ...{ objectId: pulseId, ...toldIn(told) },
    ...(seen && { seen: listOf(seen) }),
  })
}

/** A call about a whole pulse, which answers the pulse. */
function onPulse(
  context: GraphQLContext,
  pulseId: string,
  act: ActKind,
  commandOf: (acting: Acting) => Command<void> | Promise<Command<void>>,
) {
  return toPayload(async (): Promise<{ pulse: PulseParent }> => {
    const acting = await actIn(context, pulseId, act, { kind })
    await submit(context, await commandOf(acting))
    return { pulse: { scope: scopeOf(context, acting) } }
  })
}

function scopeOf(context: GraphQLContext, { ref, author }: Acting): PulseScope {
  return createScope(context, actedIn({ ref, author }))
}

/** The present version of a category; null when it was deleted since: a retry is answered all the same. SPEC C2 */
async function categoryNow(scope: PulseScope, id: string): Promise<SliderGroupParent | null> {
  return (await scope.view()).categories.some((category) => category.id === id) ? { scope, id } : null
}

async function statementNow(scope: PulseScope, id: string): Promise<SliderPollParent | null> {
  const statement = await scope.changedStatement(id)
  return statement && { scope, statement }
}
