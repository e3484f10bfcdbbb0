import { joinCalls, signInCalls } from '#support/calls/calls.ts'
import { newId } from '#api/newId.ts'
import {
  CreateSliderGroupDocument,
  CreateSliderPollDocument,
  PulseBoardDocument,
  SetPulseResultsShownDocument,
  UpdatePulseDocument,
  UpdateSliderGroupDocument,
} from '#api/operations/pulse.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreateSliderVotesDocument } from '#api/operations/voting.ts'
import { SetResultsModeDocument } from '#api/operations/votingControl.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { contents } from '#domain/workshop/content.ts'
import type { Signed } from './ready.ts'
import type { SharedPlenum } from './sharedPlenum.ts'

/** A pulse, created with the calls that the screens use. */
export interface BuiltPulse {
  path: string
  objectId: string
  partId: string
  /** Ids of the statements, by category, in order. */
  statementIds: string[][]
  /** A participant without a screen joins and votes on every statement. */
  voted(valueOf: (category: number, statement: number) => number | null): Promise<void>
  shown(): Promise<void>
  mode(mode: ResultsMode): Promise<void>
}

/** Adds a pulse with these categories and statements to a session. */
export async function pulseAdded(
  plenum: SharedPlenum,
  signed: Pick<Signed, 'email' | 'password'>,
  workshopId: string,
  categories: Readonly<Record<string, readonly string[]>>,
): Promise<BuiltPulse> {
  const who = await signInCalls(plenum, signed.email, signed.password)
  const common = { workshop: workshopId }
  const { part } = await who.must<{ part: { id: string; objectId: string } }>(CreatePartAndTypeDocument, {
    ...{ commonInfoData: common, title: 'Team pulse', type: contents.pulse },
  })
  const pulseId = part.objectId
  await who.must(UpdatePulseDocument, {
    ...{ pulseId, groupText: 'How are we doing this month?', groupHelpText: '1 not at all, 5 completely' },
  })
  const board = await who.must<{ slidergroupSet: { id: string }[] }>(PulseBoardDocument, { id: pulseId })
  const statementIds: string[][] = []
  for (const [at, [name, statements]] of Object.entries(categories).entries()) {
    const known = at === 0 ? board.slidergroupSet[0]?.id : undefined
    const id = known ?? newId()
    if (known) await who.must(UpdateSliderGroupDocument, { sliderGroupId: id, sliderGroupName: name })
    else
      await who.must(CreateSliderGroupDocument, {
        ...{ id, commonInfoData: common, pulsId: pulseId, sliderGroupName: name },
      })
    const made: string[] = []
    for (const sliderText of statements) {
      const statementId = newId()
      made.push(statementId)
      await who.must(CreateSliderPollDocument, {
        ...{ id: statementId, commonInfoInput: common, pulseId, sliderGroupId: id, sliderText },
      })
    }
    statementIds.push(made)
  }
  return {
    path: `/workshop/${workshopId}/pulse/${pulseId}`,
    objectId: pulseId,
    partId: part.id,
    statementIds,
    async voted(valueOf) {
      const voter = await joinCalls(plenum, workshopId)
      for (const [category, ids] of statementIds.entries())
        await voter.must(CreateSliderVotesDocument, {
          ...{ commonInfoData: common, pulseId },
          voteList: ids.map((id, statement) => ({ id, value1: valueOf(category, statement) })),
        })
    },
    async shown() {
      await who.must(SetPulseResultsShownDocument, { pulseId, showResultsPage: true })
    },
    async mode(mode) {
      await who.must(SetResultsModeDocument, { partId: part.id, mode })
    },
  }
}
